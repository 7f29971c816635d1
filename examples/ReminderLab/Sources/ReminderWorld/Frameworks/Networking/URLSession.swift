/// A network where each request waits until the experiment has it answered. It owns its requests
/// until then.
final class URLSession {
  private var requests: [URLRequest] = []

  /// Sends a request, which owns its completion until the answer has come.
  func send(_ name: String, completion: MarkedAction, in notebook: Notebook) -> URLRequest {
    let request = URLRequest(name, completion: completion, in: notebook)
    requests.append(request)
    return request
  }

  /// All answers come. Each request is let go of when its completion has run.
  func answerAll() {
    while let request = requests.first {
      request.complete()
      requests.removeFirst()
    }
  }
}

/// A request under way.
final class URLRequest: LabObject {
  private let completion: MarkedAction

  fileprivate init(_ name: String, completion: MarkedAction, in notebook: Notebook) {
    self.completion = completion
    super.init(name, in: notebook)
  }

  fileprivate func complete() { completion() }
}
