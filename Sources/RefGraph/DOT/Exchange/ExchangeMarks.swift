/// What keeps each object from outside, which are due, and whether identities need writing.
///
/// Roots and due objects come in the order of the nodes in most snapshots. Where they do not, each
/// gets its number in the snapshot's order.
struct ExchangeMarks {
  private var roots: [ObjectID: [Numbered<Snapshot.Root>]] = [:]
  private var due: [ObjectID: Int] = [:]
  private let numbersRoots: Bool
  private let numbersDue: Bool
  /// Whether some identity is not the one that a reader gives: the number of the object, living ones
  /// first, counted from 1. Then all are written, so that none depends on the order of the nodes,
  /// which Graphviz changes when it writes the graph again.
  let hasIdentities: Bool

  private struct Numbered<Value> {
    let number: Int
    let value: Value
  }

  init(of snapshot: Snapshot) {
    var places: [ObjectID: Int] = [:]
    for (index, object) in snapshot.objects.enumerated() { places[object.id] = index }
    for (index, object) in snapshot.released.enumerated() {
      places[object.id] = snapshot.objectCount + index
    }
    hasIdentities = places.contains { $0.key.rawValue != UInt64($0.value + 1) }
    numbersRoots = !Self.isSorted(snapshot.roots.map { places[$0.object] ?? 0 })
    numbersDue = !Self.isSorted(snapshot.due.map { places[$0] ?? 0 })
    for (index, root) in snapshot.roots.enumerated() {
      roots[root.object, default: []].append(Numbered(number: index + 1, value: root))
    }
    for (index, object) in snapshot.due.enumerated() { due[object] = index + 1 }
  }

  private static func isSorted(_ places: [Int]) -> Bool {
    zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// Why an object matters, in the terms of diagrams.
  func role(of object: ObjectID) -> DiagramPlan.Role {
    let keepers = roots[object, default: []].map {
      DiagramPlan.Keeper(lifetime: $0.value.lifetime, label: $0.value.label)
    }
    return DiagramPlan.Role(isDue: due[object] != nil, roots: keepers)
  }

  /// What says so exactly.
  func attributes(of object: ObjectID) -> [ExchangeAttribute] {
    var attributes: [ExchangeAttribute] = []
    if let roots = roots[object] {
      attributes.append(.init(.root, word: roots.map(text(of:)).joined(separator: "; ")))
    }
    if let number = due[object] {
      attributes.append(.init(.due, word: numbersDue ? String(number) : "true"))
    }
    return attributes
  }

  /// `permanent run loop`, or, where roots are numbered, `3 permanent run loop`.
  private func text(of root: Numbered<Snapshot.Root>) -> String {
    let number = numbersRoots ? "\(root.number) " : ""
    let label =
      switch root.value.label {
      case nil: ""
      case ""?: " \\u{}"
      case let label?: " \(DOTText.exactContent(label, separator: ";"))"
      }
    return number + root.value.lifetime.word + label
  }
}
