/// Requests of the shared URL session.
extension FrameworkVerb {
  static let requests = [request, complete]

  static let request = FrameworkVerb(
    "request",
    [
      "request", .field("request field", fills: "URLSessionDataTask"), "with",
      .object("closure", .closure),
    ],
    summary:
      "sends a request, which the URL session holds, with its completion closure, until it is "
      + "answered",
    facts: [.sessionTask, .requestCompletion],
    systemObjects: [.urlSession]
  ) { stage, operands in
    stage.start(.request, calling: .closure(operands.object(1)), into: operands.member(0)).plan
  }

  static let complete = FrameworkVerb(
    "complete",
    ["complete", .object("request", .instance(of: "URLSessionDataTask"))],
    summary: "answers a request: its completion closure runs, and then both are let go"
  ) { stage, operands throws(Obstacle) in
    try stage.complete(operands.object(0))
  }
}

extension FrameworkStage {
  /// `complete request`: the completion closure runs; then the session lets go of the request, and
  /// the request, whoever keeps it, of the closure.
  func complete(_ request: ObjectID) throws(Obstacle) -> VerbPlan {
    let callee = try callee(of: request, .request)
    var plan = VerbPlan(
      steps: [.later { _ in VerbPlan(held: [request], steps: [callee.call]) }]
    )
    if let session = existing(.urlSession) {
      plan.steps.append(.unlink(session, .sessionTask, request))
    }
    plan.steps += disconnect(request, from: callee, .request)
    return plan
  }
}

extension CallSource {
  static let request = CallSource(
    type: "URLSessionDataTask",
    holder: .system(.urlSession, .sessionTask),
    closure: .requestCompletion,
    inactive: "was answered already"
  )
}

extension FrameworkVerb.SystemObject {
  /// The shared session.
  static let urlSession = Self(name: "urlSession", type: "URLSession", label: "shared URL session")
}
