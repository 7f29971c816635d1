/// Which line let go of each released object, for messages about those that are gone.
struct ReleaseCauses {
  /// How many objects were released by the end of each cause that released any.
  private var spans: [(end: Int, cause: Cause)] = []
  /// The places of objects in the order of their release, as far as somebody has asked.
  private var places: [ObjectID: Int] = [:]

  /// A statement, and the file in which it stands.
  struct Cause: Sendable {
    let statement: Statement
    let file: String
  }

  /// Says that so many objects have been released by now, the last of them by this cause. Amortised
  /// constant time.
  mutating func note(_ count: Int, by cause: Cause?) {
    guard count > spans.last?.end ?? 0, let cause else { return }
    spans.append((count, cause))
  }

  /// What released an object, given all that were released, in order. Amortised constant time, and
  /// logarithmic in the number of causes.
  mutating func cause(of object: ObjectID, among released: [ObjectID]) -> Cause? {
    for place in places.count..<max(places.count, released.count) {
      places[released[place]] = place
    }
    guard let place = places[object] else { return nil }
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].end > place { high = middle } else { low = middle + 1 }
    }
    return low < spans.count ? spans[low].cause : nil
  }
}

extension ScenarioPlayer {
  /// Puts the latest drops down to a statement.
  mutating func noteDrops(by cause: ReleaseCauses.Cause?) {
    let count = stage.model.drops.count - dropCauses.count
    if count > 0 { dropCauses += repeatElement(cause, count: count) }
  }

  /// Everything that was dropped, each with the statement behind it.
  func drops() -> [DroppedReference] {
    zip(stage.model.drops, dropCauses).map { drop, cause in
      DroppedReference(drop, cause?.statement, in: stage.model)
    }
  }

  /// Why a line about a released object does nothing: which line let go of it, and what real code
  /// finds there.
  mutating func deallocation(of object: ObjectID, named name: String) -> String {
    let released = stage.model.deinitialised
    guard let cause = causes.cause(of: object, among: released) else {
      return "`\(name)` was deallocated, so a weak reference to it is nil"
    }
    let location = cause.statement.location
    let place = cause.file == file ? "line \(location.line)" : "\(cause.file):\(location)"
    return
      "`\(name)` was deallocated at \(place), `\(cause.statement.kind.line)`, so a weak reference "
      + "to it is nil"
  }
}
