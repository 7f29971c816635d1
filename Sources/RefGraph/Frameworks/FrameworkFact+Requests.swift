/// Requests of a URL session.
extension FrameworkFact {
  static let sessionTask = FrameworkFact(
    "urlSession.tasks",
    source: "URLSession",
    label: "tasks",
    target: "URLSessionDataTask",
    strength: .strong,
    confidence: .medium,
    ends: "complete",
    evidence:
      "swift-corelibs-foundation, URLSession/TaskRegistry.swift: each session has a registry "
      + "of its running tasks",
    isArray: true
  )

  static let requestCompletion = FrameworkFact(
    "urlSessionTask.completionHandler",
    source: "URLSessionDataTask",
    label: "completionHandler",
    target: "closure",
    strength: .strong,
    confidence: .high,
    ends: "complete",
    evidence: "swift-corelibs-foundation, URLSession/TaskRegistry.swift: the behaviour stores the "
      + "completion handler; gist.github.com/Deco354/716cd67ae0f733b5cff0b330e9ab8f18"
  )

  static let requests = [sessionTask, requestCompletion]
}
