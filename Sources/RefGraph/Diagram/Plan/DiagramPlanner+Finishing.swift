extension DiagramPlanner {
  /// The boxes in the order of the drawing, and the arrows between them.
  struct Layout {
    let boxes: [DiagramPlan.Box]
    let arrows: [DiagramPlan.Arrow]
    let shownObjectCount: Int
    /// By position of a crowd: its objects.
    let members: [Int: [ObjectID]]
  }

  /// Orders and names the boxes, and joins them. Linear in what the shown objects refer to.
  func finished() -> Layout {
    let order = boxes.indices.sorted { rank(of: $0) < rank(of: $1) }
    var names = BoxNames()
    var finished = order.map { number in
      let content = content(of: boxes[number])
      let role = role(of: boxes[number])
      return DiagramPlan.Box(id: names.name(for: content), content: content, role: role)
    }
    var positions = [Int](repeating: 0, count: boxes.count)
    for (position, number) in order.enumerated() { positions[number] = position }
    let arrows = order.flatMap { number in
      let bundles = bundles(from: number)
      return merged(bundles, parallel: parallelWays(of: bundles, from: number)).map {
        arrow($0, from: number, positions: positions)
      }
    }
    finished += goneBoxes(room: limit - boxes.count, names: &names)
    let shown = boxes.reduce(0) { $0 + $1.nodes.count }
    return Layout(
      boxes: finished,
      arrows: arrows,
      shownObjectCount: shown,
      members: members(of: order)
    )
  }

  /// The objects of crowds, by the positions of those in some order of the boxes.
  private func members(of order: [Int]) -> [Int: [ObjectID]] {
    var members: [Int: [ObjectID]] = [:]
    for (position, number) in order.enumerated() where boxes[number].isCrowd {
      members[position] = boxes[number].nodes.map { snapshot.id(at: $0) }
    }
    return members
  }

  private func rank(of number: Int) -> (Int, Int) {
    let node = boxes[number].nodes[0]
    return (keepers[node] == nil ? 1 : 0, node)
  }

  func content(of draft: Draft) -> DiagramPlan.Content {
    let first = Snapshot.Object(storage: snapshot.storage, index: draft.nodes[0])
    guard draft.isCrowd else { return .object(first) }
    let count = draft.nodes.count
    let types = snapshot.storage.types
    let isOneType =
      draft.form != .mixed
      && (!draft.isOfSeries && draft.form != .way
        || draft.nodes.allSatisfy { types[$0] == types[draft.nodes[0]] })
    let type = isOneType ? first.type : nil
    let kind = draft.form == .way ? ObjectKind.instance : first.kind
    return .crowd(.init(type: type, kind: kind, count: count, part: draft.part))
  }

  /// Due objects that are gone, as far as there is room, but always one where nothing else is in
  /// focus.
  private func goneBoxes(room: Int, names: inout BoxNames) -> [DiagramPlan.Box] {
    var role = DiagramPlan.Role.released
    role.isFaded = focus != nil
    return goneObjects().prefix(max(room, focus == nil ? 1 : 0)).map { object in
      let content = DiagramPlan.Content.released(object)
      return DiagramPlan.Box(id: names.name(for: content), content: content, role: role)
    }
  }

  /// The types of which most objects are in no box. Linear.
  func hiddenTypes() -> [DiagramPlan.TypeCount] {
    var counts: [UInt32: Int] = [:]
    for node in 0..<snapshot.objectCount where !isPlaced(node) {
      counts[snapshot.storage.types[node], default: 0] += 1
    }
    let types = counts.map { DiagramPlan.TypeCount(type: snapshot.storage.texts[$0], count: $1) }
    return Array(types.sorted { ($1.count, $0.type) < ($0.count, $1.type) }.prefix(3))
  }

  /// The due objects that are gone, in order.
  func goneObjects() -> [Snapshot.ReleasedObject] {
    let due = Set(snapshot.due)
    return snapshot.released.filter { due.contains($0.id) }
  }
}

extension DiagramPlan.Role {
  /// That of an object which is due, and gone.
  static let released = Self(isDue: true, mark: .init(verdict: .released))
}

extension DiagramPlanner.Draft {
  /// Which part of what there is a crowd stands for.
  fileprivate var part: DiagramPlan.Crowd.Part {
    switch form {
    case .object, .crowd: .all
    case .rest, .mixed: .rest
    case .way: .way
    }
  }
}
