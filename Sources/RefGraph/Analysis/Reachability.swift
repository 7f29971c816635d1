/// Which objects the roots keep alive, and roots of which lifetime do.
///
/// ```swift
/// // root app permanent    root pool temporary    app.window -> page    pool.0 -> page    pool.1 -> text
/// let reachability = Reachability(of: snapshot)
/// reachability.holder(of: page)  // .permanent
/// reachability.holder(of: text)  // .temporary
/// ```
public struct Reachability: Sendable {
  /// Which strengths were counted as owning.
  public let owning: OwningStrengths
  private let snapshot: Snapshot
  private let permanent: Reached
  private let temporary: Reached

  /// Walks from the roots of each lifetime. Linear.
  public init(of snapshot: Snapshot, owning: OwningStrengths = .strongAndConservative) {
    let rows = OwningRows(snapshot.storage, owning)
    self.owning = owning
    self.snapshot = snapshot
    permanent = Reached(from: snapshot.rootNodes(.permanent), along: rows)
    temporary = Reached(from: snapshot.rootNodes(.temporary), along: rows)
  }

  /// Whether an owning path leads to the object from a root of this lifetime. False for an object
  /// that the snapshot does not hold.
  public func isReached(_ object: ObjectID, from lifetime: RootLifetime) -> Bool {
    guard let node = snapshot.index(of: object) else { return false }
    return isReached(node, from: lifetime)
  }

  /// The longer lifetime of the roots that reach the object; `nil` where none does.
  public func holder(of object: ObjectID) -> RootLifetime? {
    snapshot.index(of: object).flatMap { holder(at: $0) }
  }

  /// The objects that no root reaches, in order. Linear.
  public func unreached() -> [ObjectID] {
    (0..<snapshot.objectCount).lazy
      .filter { holder(at: $0) == nil }
      .map { snapshot.id(at: $0) }
  }

  func isReached(_ node: Int, from lifetime: RootLifetime) -> Bool {
    switch lifetime {
    case .permanent: permanent[node]
    case .temporary: temporary[node]
    }
  }

  func holder(at node: Int) -> RootLifetime? {
    if permanent[node] { return .permanent }
    return temporary[node] ? .temporary : nil
  }
}
