import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A network stack owns a session and is its delegate. A session keeps its delegate until it is
/// invalidated, and this one never is.
extension Story {
  static let networkStack = Story(
    "urlsession-delegate-stack",
    stage: "Foundation's own URLSession",
    repair: "who drops the stack invalidates the session"
  ) { form, track in
    let stack = URLSessionNetworkStack()
    track(stack, "stack")
    track(stack.session, "session")
    if form == .repaired { stack.session.finishTasksAndInvalidate() }
  }
}

final class URLSessionNetworkStack: NSObject, URLSessionDelegate, @unchecked Sendable {
  private(set) lazy var session = URLSession(
    configuration: .ephemeral,
    delegate: self,
    delegateQueue: nil
  )
}
