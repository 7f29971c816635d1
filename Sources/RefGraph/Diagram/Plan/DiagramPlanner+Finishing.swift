extension DiagramPlanner {
  /// The boxes in the order of the drawing, and the arrows between them.
  struct Layout {
    let boxes: [DiagramPlan.Box]
    let arrows: [DiagramPlan.Arrow]
    let shownObjectCount: Int
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
    return Layout(boxes: finished, arrows: arrows, shownObjectCount: shown)
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
      && (!draft.isOfSeries
        || draft.nodes.allSatisfy { types[$0] == types[draft.nodes[0]] })
    let type = isOneType ? first.type : nil
    let isRest = draft.form == .rest || draft.form == .mixed
    return .crowd(.init(type: type, kind: first.kind, count: count, isRest: isRest))
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
