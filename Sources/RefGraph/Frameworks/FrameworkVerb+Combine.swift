/// Combine.
extension FrameworkVerb {
  static let combine = [sink, assign, send]

  static let sink = FrameworkVerb(
    "sink",
    ["sink", subject, "as", cancellableField, "with", .object("closure", .closure)],
    summary: "subscribes the closure to a subject until the cancellable cancels or goes away",
    facts: [.subjectSubscription, .cancellableSubscription, .subscriptionClosure]
  ) { stage, operands in
    stage.subscribe(
      .closure(operands.object(2)),
      to: operands.object(0),
      into: operands.member(1)
    )
  }

  static let assign = FrameworkVerb(
    "assign",
    ["assign", subject, "to", .method("setter"), "as", cancellableField],
    summary:
      "subscribes a property of an object (`assign(to:on:)`): the subscription holds the object",
    facts: [.subjectSubscription, .cancellableSubscription, .subscriptionObject]
  ) { stage, operands in
    stage.subscribe(
      .method(operands.member(1)),
      to: operands.object(0),
      into: operands.member(2)
    )
  }

  static let send = FrameworkVerb(
    "send",
    ["send", subject],
    summary: "sends a value to all who subscribe to the subject, in no guaranteed order"
  ) { stage, operands throws(Obstacle) in
    try stage.send(operands.object(0))
  }

  private static let subject = SyntaxElement.object(
    "subject",
    .instance(of: "PassthroughSubject")
  )
  private static let cancellableField = SyntaxElement.field(
    "cancellable field",
    fills: "AnyCancellable"
  )
}
