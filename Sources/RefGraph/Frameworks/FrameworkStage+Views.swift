/// Views. They are objects where a verb of the scenario asks for one; elsewhere the stage only knows
/// that they are loaded, and pictures stay small.
extension FrameworkStage {
  /// Whether a line follows the `view` of something, such as `self.view`. Where a type of the app's
  /// own that is no controller declares such a field, that is what is meant.
  static func namesViews(
    in scenario: Scenario,
    _ lines: [Statement.Kind],
    _ types: TypeHierarchy
  ) -> Bool {
    let field = FrameworkFact.controllerView.label
    let isOwnField = scenario.types.contains { type in
      type.fields.contains { $0.name == field }
        && !types.inherits(type.name, from: FrameworkFact.controllerView.source)
    }
    return !isOwnField
      && lines.contains { $0.followedPlaces.contains { $0.fields.contains(field) } }
  }

  /// The view of the controller is loaded where it is not yet.
  mutating func loadView(of controller: ObjectID) -> VerbPlan {
    guard !model.isGone(controller), loaded.insert(controller).inserted else { return VerbPlan() }
    var plan = VerbPlan(
      steps: [
        .callback(controller, .loadView), .later { $0.missView(of: controller) },
        .callback(controller, .viewDidLoad),
      ]
    )
    if isHostingController(model.type(of: controller)) {
      plan.steps.append(.later { $0.updateViews() })
    }
    return plan
  }

  /// `touch view of controller`: to read `view` is to load it.
  func touchView(of controller: ObjectID) -> VerbPlan {
    guard !loaded.contains(controller) else { return VerbPlan() }
    return VerbPlan(
      steps: [.notice("its view is loaded before it is shown", controller)] + load([controller])
    )
  }

  /// What UIKit does in its own `loadView`.
  mutating func makeView(of controller: ObjectID) -> VerbPlan {
    withView.insert(controller)
    var plan = VerbPlan()
    if makesViews {
      let view = make("UIView", named: "\(model.handle(of: controller))-view")
      plan.steps.append(.link(controller, .controllerView, view))
    }
    if collectionViewControllers.contains(model.type(of: controller)) {
      plan.steps.append(.later { $0.makeCollectionView(of: controller) })
    }
    return plan
  }

  /// `add view to view of controller`: the controller's view is loaded where it is not yet.
  func add(_ view: ObjectID, toViewOf controller: ObjectID) -> VerbPlan {
    VerbPlan(
      held: [view],
      steps: [
        .later { $0.touchView(of: controller) },
        .later { stage in
          guard let superview = stage.view(of: controller) else { return VerbPlan() }
          return stage.place(view, in: superview)
        },
      ]
    )
  }

  /// `add view to superview`: a view that has another superview leaves that first.
  func add(_ view: ObjectID, to superview: ObjectID) throws(Obstacle) -> VerbPlan {
    let above = walk(from: superview) { self.superview(of: $0) }
    guard !above.contains(view) else {
      throw .problem(.forbidden(.viewInItself(model.handle(of: view))))
    }
    var plan = place(view, in: superview)
    plan.cost = above.count
    return plan
  }

  /// `remove view from superview`.
  func remove(_ view: ObjectID) throws(Obstacle) -> VerbPlan {
    guard superview(of: view) != nil else {
      throw .warning("`\(model.handle(of: view))` has no superview, so nothing is removed")
    }
    return unplace(view)
  }

  /// The view of a child is added to that of its parent.
  func addView(of child: ObjectID, toViewOf container: ObjectID) -> VerbPlan {
    guard let view = self.view(of: child), let superview = self.view(of: container) else {
      return VerbPlan()
    }
    return place(view, in: superview)
  }

  /// The view of a controller leaves its superview, where it has one.
  func removeView(of controller: ObjectID) -> VerbPlan {
    view(of: controller).map(unplace) ?? VerbPlan()
  }

  /// Puts a view into another, after taking it off the one where it was.
  func place(_ view: ObjectID, in superview: ObjectID) -> VerbPlan {
    VerbPlan(
      held: [view],
      steps: unplace(view).steps
        + [.link(superview, .subview, view), .link(view, .superview, superview)]
    )
  }

  private func unplace(_ view: ObjectID) -> VerbPlan {
    guard let superview = superview(of: view) else { return VerbPlan() }
    return VerbPlan(
      held: [view],
      steps: [.unlink(superview, .subview, view), .unlink(view, .superview, superview)]
    )
  }

  func view(of controller: ObjectID) -> ObjectID? {
    guard !model.isGone(controller) else { return nil }
    return target(.controllerView, of: controller)
  }

  func superview(of view: ObjectID) -> ObjectID? {
    target(.superview, of: view)
  }

  /// Says what comes of a `loadView` without `super`.
  private func missView(of controller: ObjectID) -> VerbPlan {
    guard !withView.contains(controller), !model.isGone(controller),
      !isFrameworkContainer(model.type(of: controller))
    else { return VerbPlan() }
    let notice =
      view(of: controller) == nil
      ? "its loadView made no view, so the screen stays blank"
      : "its loadView made a view of its own: nothing of a storyboard is loaded, and outlets stay nil"
    return VerbPlan(steps: [.notice(notice, controller)])
  }

  /// The row of the view that a line gives to a controller: `self.view -> mine`.
  func viewFact(of field: String, of object: ObjectID) -> FrameworkFact? {
    field == FrameworkFact.controllerView.label && isController(model.type(of: object))
      ? .controllerView : nil
  }
}
