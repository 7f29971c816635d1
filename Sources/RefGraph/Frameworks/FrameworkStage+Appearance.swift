/// Where a controller is in its appearing and disappearing.
enum AppearancePhase: Sendable {
  case willAppear, didAppear, willDisappear, didDisappear

  /// What UIKit calls.
  var callback: FrameworkCallback {
    switch self {
    case .willAppear: .viewWillAppear
    case .didAppear: .viewDidAppear
    case .willDisappear: .viewWillDisappear
    case .didDisappear: .viewDidDisappear
    }
  }

  /// Whether it can follow on the last phase of a controller, `nil` before the first.
  func follows(_ last: AppearancePhase?) -> Bool {
    switch self {
    case .willAppear: last == nil || last == .didDisappear || last == .willDisappear
    case .didAppear: last == .willAppear
    case .willDisappear: last == .willAppear || last == .didAppear
    case .didDisappear: last == .willDisappear
    }
  }
}

/// Calling controllers when they appear and disappear. UIKit calls a container first, and then the
/// children that it has by then.
extension FrameworkStage {
  /// The controllers come into a phase, one after the other.
  func enter(_ phase: AppearancePhase, _ controllers: [ObjectID]) -> [Instruction] {
    controllers.map { controller in .later { $0.enter(phase, controller) } }
  }

  /// The controllers come into those phases, as far as each can.
  func enter(_ phases: [AppearancePhase], ofChild controllers: [ObjectID]) -> [Instruction] {
    phases.flatMap { phase in
      controllers.map { controller in .later { $0.forward(phase, to: controller) } }
    }
  }

  private mutating func enter(_ phase: AppearancePhase, _ controller: ObjectID) -> VerbPlan {
    guard !model.isGone(controller) else { return VerbPlan() }
    appearance[controller] = phase
    return VerbPlan(
      steps: [
        .callback(controller, phase.callback),
        .later { VerbPlan(steps: $0.enter([phase], ofChild: $0.shownChildren(of: controller))) },
      ]
    )
  }

  private mutating func forward(_ phase: AppearancePhase, to controller: ObjectID) -> VerbPlan {
    guard phase.follows(appearance[controller]) else { return VerbPlan() }
    return VerbPlan(steps: load([controller]) + enter(phase, [controller]))
  }

  private func shownChildren(of controller: ObjectID) -> [ObjectID] {
    guard !model.isGone(controller) else { return [] }
    return children(of: controller).flatMap { visible($0) }
  }
}
