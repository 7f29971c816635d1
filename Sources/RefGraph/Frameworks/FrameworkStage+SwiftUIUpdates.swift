/// When bodies run: at first, and when something changed on which they depend.
extension FrameworkStage {
  /// The views whose bodies are to run, parents first, in trees that are on screen or were.
  ///
  /// - Complexity: linear in the views, where one is to run.
  func invalidViews() -> [ObjectID] {
    guard !swiftUI.invalid.isEmpty else { return [] }
    return swiftUI.roots.filter { root in
      swiftUI[root].map { loaded.contains($0.host) && !model.isGone(root) } ?? false
    }
    .flatMap(swiftUI.family).filter(swiftUI.invalid.contains)
  }

  /// The bodies of invalid views run, and of those that become invalid meanwhile, until there is
  /// none.
  mutating func updateViews() -> VerbPlan {
    for root in swiftUI.roots where model.isGone(root) { swiftUI.forget(root) }
    let invalid = invalidViews()
    guard !invalid.isEmpty else { return VerbPlan() }
    return VerbPlan(
      steps: invalid.map { view in .later { $0.evaluate(view) } }
        + [.later { $0.updateViews() }]
    )
  }

  /// The body of a view runs, unless it did meanwhile.
  private func evaluate(_ view: ObjectID) -> VerbPlan {
    guard swiftUI.invalid.contains(view) else { return VerbPlan() }
    return VerbPlan(
      steps: [
        .later { $0.beginBody(of: view) }, .declareProperties(of: view), .callback(view, .body),
        .later { $0.endBody(of: view) },
      ]
    )
  }

  private mutating func beginBody(of view: ObjectID) -> VerbPlan {
    swiftUI.begin(view)
    return VerbPlan()
  }

  /// What the body placed is compared with what it placed before: bodies of children run, and what
  /// is no longer placed goes, with its state.
  private mutating func endBody(of view: ObjectID) -> VerbPlan {
    guard let placed = swiftUI.evaluation?.placed, let earlier = swiftUI[view]?.children else {
      return VerbPlan()
    }
    swiftUI.evaluation = nil
    swiftUI[view]?.children = placed
    let staying = Set(placed)
    let gone = earlier.filter { !staying.contains($0) }
    var plan = VerbPlan(held: placed, steps: order(placed, in: view))
    for child in placed { plan.steps += evaluateWhereChanged(child) }
    for child in gone { plan.steps += drop(child, from: view) }
    return plan
  }

  /// The references to children come into the order in which the body placed them.
  private func order(_ placed: [ObjectID], in view: ObjectID) -> [Instruction] {
    let staying = Set(placed)
    let kept = targets(.viewChild, of: view).filter(staying.contains)
    guard kept != placed else { return [] }
    return kept.map { .unlink(view, .viewChild, $0) } + placed.map { .link(view, .viewChild, $0) }
  }

  /// The body of a child runs if its parent gave it another input, or if it is invalid anyway.
  private mutating func evaluateWhereChanged(_ child: ObjectID) -> [Instruction] {
    if swiftUI[child]?.hasNewInput == true { swiftUI.invalidate(child) }
    return [.later { $0.evaluate(child) }]
  }

  private func drop(_ child: ObjectID, from view: ObjectID) -> [Instruction] {
    views(from: child).map(Instruction.due) + [
      .later { stage in
        stage.swiftUI.forget(child)
        return VerbPlan(steps: [.unlink(view, .viewChild, child)])
      }
    ]
  }

  /// A view and those below it, with what SwiftUI made for their properties.
  func views(from view: ObjectID) -> [ObjectID] {
    swiftUI.family(of: view).flatMap { [$0] + (swiftUI[$0]?.storage ?? []) }
  }

  /// The views of a hosting controller; none of another object.
  func views(hostedBy controller: ObjectID) -> [ObjectID] {
    targets(.rootView, of: controller).flatMap(views(from:))
  }
}

extension FrameworkCallback {
  /// SwiftUI asks a view for its body.
  static let body: FrameworkCallback = "body"
}
