/// Shortest owning paths from the roots to objects, found for all objects in one search.
///
/// A path from a permanent root is preferred to any from a temporary one, however short; then the
/// shortest; of equally short ones the first in the order of roots and references.
///
/// ```swift
/// // root app permanent    app.window -> nav    nav.top -> page    app.cache -> page
/// RetainPaths(in: snapshot).path(to: page)?.references.map(\.label)  // ["cache"]
/// ```
public struct RetainPaths: Sendable {
  private let snapshot: Snapshot
  private let search: BreadthFirstSearch
  /// By the node that it keeps: the first permanent root, or else the first temporary one.
  private let roots: [Int: Snapshot.Root]

  /// Searches from all roots. Linear.
  public init(in snapshot: Snapshot, owning: OwningStrengths = .strongAndConservative) {
    let rows = OwningRows(snapshot.storage, owning)
    var search = BreadthFirstSearch(nodeCount: snapshot.objectCount)
    search.walk(from: snapshot.rootNodes(.permanent), along: rows)
    search.walk(from: snapshot.rootNodes(.temporary), along: rows)
    var roots: [Int: Snapshot.Root] = [:]
    for root in snapshot.roots {
      guard let node = snapshot.index(of: root.object) else { continue }
      if let known = roots[node], known.lifetime == .permanent || root.lifetime == .temporary {
        continue
      }
      roots[node] = root
    }
    self.snapshot = snapshot
    self.search = search
    self.roots = roots
  }

  /// The path to an object, or `nil` where no root reaches it. Linear in the length of the path.
  public func path(to object: ObjectID) -> RetainPath? {
    guard let node = snapshot.index(of: object), let way = search.way(to: node),
      let root = roots[way.start]
    else { return nil }
    let references = way.steps.map {
      snapshot.reference(at: $0.position, source: $0.source)
    }
    return RetainPath(root: root, references: references, target: object)
  }

  /// The last reference of the path to an object; `nil` for the object of a root, and where no root
  /// reaches the object. Constant time.
  ///
  /// What comes before it is the path to its source: paths are a forest under the roots.
  func lastReference(to object: ObjectID) -> Snapshot.Reference? {
    guard let node = snapshot.index(of: object), let step = search.step(to: node) else {
      return nil
    }
    return snapshot.reference(at: step.position, source: step.source)
  }
}
