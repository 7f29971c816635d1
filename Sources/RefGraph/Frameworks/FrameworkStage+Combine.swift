/// Subjects and what subscribes to them: a subject holds its subscriptions, a cancellable its own,
/// and a subscription what it calls, until the cancellable cancels or goes away.
extension FrameworkStage {
  /// `sink subject as a.cancellable with closure`, `assign subject to a.method as a.cancellable`.
  mutating func subscribe(
    _ callee: Callee,
    to subject: ObjectID,
    into field: VerbOperands.Member
  ) -> VerbPlan {
    let subscription = make(CallSource.subscription.type, named: "subscription")
    // An instance, since its type has a `deinit` that is known.
    let cancellable = make("AnyCancellable", named: field.name, kind: .instance)
    work.subjects[subscription] = subject
    return VerbPlan(
      steps: [.link(subject, .subjectSubscription, subscription)]
        + connect(subscription, to: callee, .subscription)
        + [
          .link(cancellable, .cancellableSubscription, subscription), .fill(field, cancellable),
        ]
    )
  }

  /// `send subject`: a value for all subscriptions; in which order is not documented.
  func send(_ subject: ObjectID) throws(Obstacle) -> VerbPlan {
    let subscriptions = targets(.subjectSubscription, of: subject)
    let callees = subscriptions.compactMap { try? callee(of: $0, .subscription) }
    guard !callees.isEmpty else { throw .skip("nobody subscribes to it") }
    return VerbPlan(
      held: [subject] + subscriptions,
      steps: Instruction.unordered(callees.map { [$0.call] })
    )
  }

  /// `cancel cancellable`.
  func cancelSubscription(of cancellable: ObjectID) throws(Obstacle) -> VerbPlan {
    let steps = cancellation(of: cancellable)
    guard !steps.isEmpty else {
      throw .skip("`\(model.handle(of: cancellable))` was cancelled already")
    }
    return VerbPlan(held: [cancellable], steps: steps)
  }

  /// What a cancellable does when it cancels: the subject lets go of the subscription, the
  /// subscription of what it calls, and the cancellable of the subscription.
  fileprivate func cancellation(of cancellable: ObjectID) -> [Instruction] {
    guard let subscription = target(.cancellableSubscription, of: cancellable) else { return [] }
    var steps: [Instruction] = []
    if let subject = work.subjects[subscription] {
      steps.append(.unlink(subject, .subjectSubscription, subscription))
    }
    if let callee = try? callee(of: subscription, .subscription) {
      steps += disconnect(subscription, from: callee, .subscription)
    }
    return steps + [.unlink(cancellable, .cancellableSubscription, subscription)]
  }
}

extension FrameworkDeinit {
  /// A cancellable that goes away cancels.
  static let anyCancellable = FrameworkDeinit(type: "AnyCancellable") { stage, cancellable in
    VerbPlan(steps: stage.cancellation(of: cancellable))
  }
}

extension CallSource {
  static let subscription = CallSource(
    type: "Subscription",
    holder: .nobody,
    closure: .subscriptionClosure,
    target: .subscriptionObject,
    inactive: "was cancelled"
  )
}
