import RefGraph

/// The references between those objects of a snapshot that go by name. All others are no more than
/// ways between them.
///
/// With `a` and `c` named, `a.x -> b` and `b.y ~> c` are one link, `a.x ~> c`: of the way, the first
/// reference's label and the last one's strength; all before the last are strong.
struct NamedGraph {
  private(set) var links: Set<Link> = []

  /// A reference, or a way through objects without a name.
  struct Link: Hashable {
    var source: String
    var label: String
    var strength: Strength
    var target: String
    /// Whether the way goes through nothing but values of the source's own: its closures and what
    /// they captured, its collections. Through another instance, it is not the source that decides
    /// how strong the way is.
    var isOwn = true
  }

  /// - Parameter name: what an object that counts is called; `nil` for the others.
  init(_ snapshot: Snapshot, name: (Snapshot.Object) -> String?) {
    var names: [ObjectID: String] = [:]
    for object in snapshot.objects { names[object.id] = name(object) }
    for object in snapshot.objects {
      guard let name = names[object.id] else { continue }
      for reference in object.references { addWays(beginningWith: reference, of: name, names) }
    }
  }

  private mutating func addWays(
    beginningWith first: Snapshot.Reference,
    of source: String,
    _ names: [ObjectID: String]
  ) {
    var seen: Set<ObjectID> = []
    var steps = [(reference: first, isOwn: true)]
    while let (step, isOwn) = steps.popLast() {
      if let name = names[step.target.id] {
        let link = Link(
          source: source,
          label: first.label,
          strength: step.strength,
          target: name,
          isOwn: isOwn
        )
        links.insert(link)
      } else if step.strength == .strong, seen.insert(step.target.id).inserted {
        let isOwn = isOwn && [.closure, .box, .storage].contains(step.target.kind)
        steps += step.target.references.map { ($0, isOwn) }
      }
    }
  }
}

extension NamedGraph.Link: CustomStringConvertible, Comparable {
  /// `list.currentDetail -> detail`, the notation of all reports.
  var description: String {
    label.isEmpty
      ? "\(source) \(strength.arrow) \(target)" : "\(source).\(label) \(strength.arrow) \(target)"
  }

  static func < (left: Self, right: Self) -> Bool { left.description < right.description }
}
