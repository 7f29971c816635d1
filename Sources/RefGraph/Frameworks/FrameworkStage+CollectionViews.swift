/// Putting a collection view together.
extension FrameworkStage {
  /// The types whose collection view a verb names, such as `self.collectionView` in a handler of
  /// theirs or, of any, `list.collectionView`.
  ///
  /// - Parameter lines: those that a play of the scenario may come to.
  static func collectionViewControllers(
    in scenario: Scenario,
    _ lines: [Statement.Kind],
    _ types: TypeHierarchy,
    _ values: [String: [String]]
  ) -> Set<String> {
    let field = FrameworkFact.controllerCollectionView.label
    let isNamed = FrameworkVerb.places(in: lines).contains {
      $0.name != "self" && $0.fields.contains(field)
    }
    let controllers = scenario.types.map(\.name).filter {
      types.inherits($0, from: FrameworkFact.controllerCollectionView.source)
    }
    return Set(
      controllers.filter { type in
        if isNamed { return true }
        let own = types.chain(of: type).compactMap { types[$0] }
        let lines = FrameworkVerb.lines(in: scenario.statements, and: own, where: values)
        return FrameworkVerb.places(in: lines).contains { $0.fields.contains(field) }
      }
    )
  }

  /// What `UICollectionViewController` adds to its view: a collection view, whose delegate and data
  /// source it is.
  mutating func makeCollectionView(of controller: ObjectID) -> VerbPlan {
    let collectionView = make("UICollectionView", named: "collectionView", kind: .instance)
    controls.put(collectionView, into: controller)
    var plan = VerbPlan(
      steps: [
        .link(controller, .controllerCollectionView, collectionView),
        .link(collectionView, .collectionDelegate, controller),
        .link(collectionView, .collectionDataSource, controller),
      ]
    )
    if let view = view(of: controller) { plan.steps += place(collectionView, in: view).steps }
    return plan
  }

  /// `pin view to edges`: four constraints, which the superview holds.
  mutating func pin(_ view: ObjectID) throws(Obstacle) -> VerbPlan {
    guard let superview = superview(of: view) else {
      throw .problem(.forbidden(.pinsWithoutSuperview(model.handle(of: view))))
    }
    let steps = ["top", "leading", "bottom", "trailing"].flatMap { edge -> [Instruction] in
      let constraint = make("NSLayoutConstraint", named: "\(edge)Constraint")
      return [
        .link(superview, .constraint, constraint), .link(constraint, .constraintFirst, view),
        .link(constraint, .constraintSecond, superview),
      ]
    }
    return VerbPlan(steps: steps)
  }

  /// `register type as registration with handler`.
  mutating func register(
    _ cellType: String,
    as registration: ObjectID,
    with handler: ObjectID
  ) -> VerbPlan {
    collections.cellTypes[registration] = cellType
    return VerbPlan(steps: [.link(registration, .registrationHandler, handler)])
  }

  /// `connect data source to collection view with cell provider`.
  mutating func connect(
    _ dataSource: ObjectID,
    to collectionView: ObjectID,
    with cellProvider: ObjectID
  ) -> VerbPlan {
    collections.connect(dataSource)
    return VerbPlan(
      steps: [
        .link(dataSource, .cellProvider, cellProvider),
        .link(dataSource, .collectionViewOfDataSource, collectionView),
        .link(collectionView, .collectionDataSource, dataSource),
      ]
    )
  }

  /// `fit collection view to rows`.
  mutating func fit(
    _ collectionView: ObjectID,
    visible: Int,
    prefetched: Int
  ) -> VerbPlan {
    collections[collectionView].visible = visible
    collections[collectionView].prefetched = prefetched
    return VerbPlan()
  }

  /// The data source that a collection view asks, where it is a connected diffable one.
  func dataSource(of collectionView: ObjectID) -> ObjectID? {
    target(.collectionDataSource, of: collectionView)
      .flatMap { collections.items(of: $0) == nil ? nil : $0 }
  }
}
