/// The default notification center: it holds the token of a block, and the token the block, until
/// the observer is removed; an observer with a selector it refers to weakly.
extension FrameworkStage {
  /// `observe name as a.token with block`.
  mutating func observe(
    _ notification: String,
    with block: ObjectID,
    into field: VerbOperands.Member
  ) -> VerbPlan {
    let callee = Callee.closure(block)
    let (token, plan) = start(.observation, calling: callee, into: field)
    work.observers.append(.init(notification: notification, object: token, callee: callee))
    return plan
  }

  /// `observe name calling a.method`.
  mutating func observe(
    _ notification: String,
    calling method: VerbOperands.Member
  ) -> VerbPlan {
    let center = systemObject(.notificationCenter)
    let observer = BackgroundWork.Observer(
      notification: notification,
      object: method.owner,
      callee: .method(method)
    )
    work.observers.append(observer)
    return VerbPlan(steps: [.link(center, .centerTarget, method.owner)])
  }

  /// `post name`: all who observe it are called; in which order is not documented.
  func post(_ notification: String) throws(Obstacle) -> VerbPlan {
    let called = work.observers.filter {
      $0.notification == notification && model.isAlive($0.object)
    }
    guard !called.isEmpty else { throw .skip("nobody observes it") }
    return VerbPlan(
      held: called.map(\.callee.object),
      steps: Instruction.unordered(called.map { [$0.callee.call] })
    )
  }

  /// `remove observer x`: the center lets go of a token, and that of its block, or it forgets the
  /// object.
  mutating func removeObserver(_ object: ObjectID) throws(Obstacle) -> VerbPlan {
    let removed = work.observers.filter { $0.object == object }
    guard !removed.isEmpty else {
      throw .skip("`\(model.handle(of: object))` observes nothing")
    }
    work.observers.removeAll { $0.object == object }
    guard let center = existing(.notificationCenter) else { return VerbPlan() }
    let steps = removed.flatMap { observer -> [Instruction] in
      switch observer.callee {
      case .closure:
        [.unlink(center, .centerToken, object)]
          + disconnect(object, from: observer.callee, .observation)
      case .method: [.unlink(center, .centerTarget, object)]
      }
    }
    return VerbPlan(held: [object], steps: steps)
  }
}

extension CallSource {
  static let observation = CallSource(
    type: "NotificationToken",
    holder: .system(.notificationCenter, .centerToken),
    closure: .tokenBlock,
    inactive: "observes nothing"
  )
}

extension FrameworkVerb.SystemObject {
  /// The center that notifications are posted to.
  static let notificationCenter = Self(
    name: "notificationCenter",
    type: "NotificationCenter",
    label: "default notification center"
  )
}
