/// The verdict of each due object, in the order in which they are due.
///
/// ```swift
/// // root app permanent    app.list -> list    list.detail -> page    due page
/// let verdicts = Verdicts(of: snapshot)
/// verdicts[page]?.kind  // .abandoned
/// ```
public struct Verdicts: RandomAccessCollection, Sendable {
  let snapshot: Snapshot
  let paths: RetainPaths
  let cycles: RetainCycles
  let incoming: OwningIncomingRows
  let released: [ObjectID: Snapshot.ReleasedObject]
  private let verdicts: [Verdict]
  private let places: [ObjectID: Int]

  /// Judges every due object. Linear in the snapshot, and for verdicts that are only possible in
  /// the length of their paths.
  public init(of snapshot: Snapshot) {
    self.init(Groundwork(of: snapshot))
  }

  init(_ groundwork: Groundwork) {
    let judge = Judge(groundwork)
    snapshot = groundwork.snapshot
    paths = groundwork.paths
    cycles = groundwork.cycles
    incoming = groundwork.incoming
    released = judge.released
    verdicts = groundwork.snapshot.due.compactMap { judge.verdict(of: $0) }
    var places: [ObjectID: Int] = [:]
    for (place, verdict) in verdicts.enumerated() { places[verdict.object] = place }
    self.places = places
  }

  /// Zero: positions follow the order in which objects are due.
  public var startIndex: Int { verdicts.startIndex }
  /// The number of due objects.
  public var endIndex: Int { verdicts.endIndex }
  /// The verdict at a position. Constant time.
  public subscript(position: Int) -> Verdict { verdicts[position] }

  /// The verdict of an object, or `nil` where it is not due.
  public subscript(object: ObjectID) -> Verdict? { places[object].map { verdicts[$0] } }
}
