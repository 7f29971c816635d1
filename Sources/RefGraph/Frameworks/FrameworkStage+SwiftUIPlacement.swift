/// What stands where in a tree of views.
extension FrameworkStage {
  /// `set root view of host to screen: ScreenView`: a root of the same type stays, and its body is
  /// to run again; another goes, with all below it.
  mutating func setRootView(of host: ObjectID, to new: (name: String, type: String)) -> VerbPlan {
    let old = target(.rootView, of: host)
    if let old, model.type(of: old) == new.type {
      swiftUI.invalidate(old)
      return VerbPlan(steps: [.name(old, new.name)])
    }
    let root = make(new.type, named: new.name, kind: .instance)
    let leaving = old.map(views(from:)) ?? []
    if let old { swiftUI.forget(old) }
    let identity = SwiftUIGraph.Identity(
      type: new.type,
      line: .init(file: "", location: .start)
    )
    swiftUI.add(root, .init(identity: identity, parent: nil, host: host))
    return VerbPlan(
      steps: leaving.map(Instruction.due)
        + [.link(host, .rootView, root), .name(root, new.name)]
    )
  }

  /// `place counter: CounterView`: the identity that stood there before, or a new one.
  mutating func place(
    _ new: (name: String, type: String),
    at line: VerbOperands.Line,
    id: String? = nil,
    isEquatable: Bool = false
  ) throws(Obstacle) -> VerbPlan {
    let view = try runningView()
    let repetition = swiftUI.evaluation?.repetitions[line, default: 0] ?? 0
    swiftUI.evaluation?.repetitions[line] = repetition + 1
    let identity = SwiftUIGraph.Identity(
      type: new.type,
      line: line,
      explicit: id,
      repetition: id == nil ? repetition : 0
    )
    guard let (child, steps) = place(identity, named: new.name, in: view) else {
      throw .warning("the id \(id ?? "") stands there already, and SwiftUI warns of it")
    }
    swiftUI[child]?.isEquatable = isEquatable
    return VerbPlan(steps: steps)
  }

  /// `for each row: RowView in … by …`: one identity an element, which gets the element as `item`.
  mutating func place(
    _ new: (name: String, type: String),
    forEach items: [String],
    at line: VerbOperands.Line,
    by id: ElementIdentity
  ) throws(Obstacle) -> VerbPlan {
    let view = try runningView()
    var steps: [Instruction] = []
    for (index, item) in items.enumerated() {
      let identity = SwiftUIGraph.Identity(
        type: new.type,
        line: line,
        explicit: id == .item ? item : "\(index)"
      )
      guard let (child, placing) = place(identity, named: new.name, in: view) else {
        let warning = "ForEach: the ID \(item) occurs multiple times within the collection, this "
        steps.append(.notice(warning + "will give undefined results!", view))
        continue
      }
      if swiftUI[child]?.element != item {
        swiftUI[child]?.element = item
        swiftUI[child]?.hasNewInput = true
      }
      steps += placing + [.value(child, Self.itemField, item)]
    }
    return VerbPlan(steps: steps)
  }

  /// What tells the elements of a `for each` apart.
  enum ElementIdentity {
    /// The element itself: `id: \.id`.
    case item
    /// Its position, as `id: \.self` over indices: whatever stands there has the view of what stood
    /// there before, with its state.
    case index
  }

  /// The field that holds a row's element.
  private static let itemField = "item"

  /// `find row for milk in screen`: the child that the view placed for an element.
  func find(_ name: String, for item: String, in view: ObjectID) throws(Obstacle) -> VerbPlan {
    let children = swiftUI[view]?.children ?? []
    guard let row = children.first(where: { isRow($0, of: item) }) else {
      throw .skip("`\(model.handle(of: view))` has no row for \(item)")
    }
    return VerbPlan(steps: [.name(row, name)])
  }

  private func isRow(_ view: ObjectID, of item: String) -> Bool {
    swiftUI[view].map { $0.element ?? $0.identity.explicit } == item
  }

  /// The child with this identity, which is made where there is none; `nil` where the running body
  /// has placed it already.
  private mutating func place(
    _ identity: SwiftUIGraph.Identity,
    named name: String,
    in view: ObjectID
  ) -> (child: ObjectID, steps: [Instruction])? {
    guard let host = swiftUI[view]?.host,
      swiftUI.evaluation?.identities.insert(identity).inserted == true
    else { return nil }
    if let child = swiftUI.evaluation?.earlier[identity] {
      swiftUI.evaluation?.placed.append(child)
      return (child, [.name(child, name)])
    }
    let child = make(identity.type, named: name, kind: .instance)
    swiftUI.add(child, .init(identity: identity, parent: view, host: host))
    swiftUI.evaluation?.placed.append(child)
    return (child, [.link(view, .viewChild, child), .name(child, name)])
  }

  /// The view whose body runs: outside of bodies there are no views to place, and no properties to
  /// store.
  func runningView() throws(Obstacle) -> ObjectID {
    guard let view = swiftUI.evaluation?.view else {
      throw .problem(.forbidden(.swiftUI(.outsideBody)))
    }
    return view
  }
}
