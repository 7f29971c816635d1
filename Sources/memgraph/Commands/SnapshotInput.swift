import RefGraph
import RefGraphImport

/// A snapshot that the line names by its file.
struct SnapshotInput {
  let snapshot: Snapshot
  let warnings: [String]

  init(_ path: String) throws(Failure) {
    let file = InputFile(path: path)
    try self.init(try file.bytes(), name: file.name)
  }

  /// What a command says to a scenario where it needs a snapshot.
  private static func refuse(scenario name: String) -> Failure {
    Failure(
      .badData,
      "\(name):1:1: error: this is a scenario, and a snapshot is needed here: look at a moment of "
        + "it with `memgraph snapshot MOMENT --scenario \(name)`"
    )
  }

  /// A snapshot in DOT, which is known by its first word, or else in JSON.
  init(_ bytes: [UInt8], name: String) throws(Failure) {
    if InputSource.isScenario(bytes) { throw Self.refuse(scenario: name.visible) }
    (snapshot, warnings) =
      DOTFile.recognises(bytes)
      ? try Self.dot(bytes, name: name.visible) : try Self.json(bytes, name: name.visible)
  }

  private static func dot(
    _ bytes: [UInt8],
    name: String
  ) throws(Failure) -> (Snapshot, [String]) {
    do throws(DOTFileError) {
      let file = try DOTFile(bytes, file: name)
      return (file.snapshot, file.warnings.map(\.description))
    } catch {
      throw Failure(.badData, error.description)
    }
  }

  private static func json(
    _ bytes: [UInt8],
    name: String
  ) throws(Failure) -> (Snapshot, [String]) {
    do throws(SnapshotFileError) {
      let file = try SnapshotFile(bytes, file: name)
      return (file.snapshot, file.warnings.map(\.description))
    } catch {
      throw Failure(.badData, error.description)
    }
  }
}
