public import RefGraph

/// A snapshot read from a file of format `refgraph-snapshot`, or out of a `refgraph-report`.
///
/// ```swift
/// let file = try SnapshotFile(bytes, file: "leak.json")
/// for warning in file.warnings { print(warning) }
/// let analysis = SnapshotAnalysis(of: file.snapshot)
/// ```
///
/// The keys of a file may come in any order. Each section is read where it stands, row by row, after
/// the sections that it refers to, so that a file of a million objects needs no tree in memory.
/// Linear in the size of the file.
///
/// What it does not do: it reads no `expected` and no conclusions of a report; whoever wants those
/// draws them again from the snapshot.
public struct SnapshotFile: Sendable {
  /// What the file says there was, after ARC has let go of what nothing owns where the file's
  /// liveness is `settle`.
  public let snapshot: Snapshot
  /// One warning for each unknown key of each kind of object, in the order of the file.
  public let warnings: [SnapshotFileWarning]
  private let duePlaces: [ObjectID: JSONPlace]

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - bytes: the contents.
  ///   - file: what errors and warnings call the file.
  public init(_ bytes: [UInt8], file: String) throws(SnapshotFileError) {
    var assembly = SnapshotAssembly(bytes: JSONBytes(bytes), file: file)
    snapshot = try assembly.snapshot()
    duePlaces = Dictionary(assembly.duePlaces.map { ($0.object, $0.place) }) { first, _ in first }
    warnings = assembly.warnings
      .sorted { $0.place.byteOffset < $1.place.byteOffset }
      .map { SnapshotFileWarning(file: file, unknownKey: $0) }
  }

  /// Where the file says that an object is expected to be gone; `nil` where it does not.
  public func place(ofDue object: ObjectID) -> JSONPlace? { duePlaces[object] }
}
