import Dispatch

/// A socket gives itself some time to disconnect. It stores the work item in order to cancel it, and
/// the work item's block refers to the socket.
extension Story {
  static let workItem = Story(
    "dispatch-work-item",
    stage: "Dispatch's own DispatchWorkItem",
    repair: "the work item's block holds the socket weakly",
    owners: { ["delegate": SocketDelegate.shared] }
  ) { form, track in
    let socket = WebSocket()
    socket.disconnect(after: .seconds(3600), form)
    track(socket, "socket")
    if let item = socket.disconnectionWorkItem { track(item, "item") }
  }
}

final class WebSocket {
  private(set) var disconnectionWorkItem: DispatchWorkItem?
  private weak var delegate: SocketDelegate? = .shared

  func disconnect(after time: DispatchTimeInterval, _ form: Form) {
    disconnectionWorkItem =
      switch form {
      case .leaking: DispatchWorkItem { self.disconnect() }
      case .repaired: DispatchWorkItem { [weak self] in self?.disconnect() }
      }
  }

  private func disconnect() {
    delegate?.didDisconnect()
  }
}

final class SocketDelegate {
  static let shared = SocketDelegate()

  func didDisconnect() {}
}
