import RefGraph
import RefGraphImport

/// A snapshot that the line names by its file.
struct SnapshotInput {
  let snapshot: Snapshot
  let warnings: [String]
  /// Where the file says that objects are expected to be gone, as far as it has places for it.
  private(set) var duePlaces: [ObjectID: SourceLocation] = [:]

  init(_ path: String) throws(Failure) {
    let file = InputFile(path: path)
    if !file.isMeant, ScenarioLibrary.names.contains(path) {
      throw Failure(
        .noInput,
        "there is no file `\(path)`, but a scenario: look at a moment of it with "
          + "`memgraph snapshot MOMENT --scenario \(path)`"
      )
    }
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
    if DOTFile.recognises(bytes) {
      let file = try Self.dot(bytes, name: name.visible)
      snapshot = file.snapshot
      warnings = file.warnings.map(\.description)
    } else {
      let file = try Self.json(bytes, name: name.visible)
      snapshot = file.snapshot
      warnings = file.warnings.map(\.description)
      for object in file.snapshot.due {
        guard let place = file.place(ofDue: object) else { continue }
        duePlaces[object] = SourceLocation(line: place.line, column: place.column)
      }
    }
  }

  private static func dot(
    _ bytes: [UInt8],
    name: String
  ) throws(Failure) -> DOTFile {
    do throws(DOTFileError) {
      return try DOTFile(bytes, file: name)
    } catch {
      throw Failure(.badData, error.description)
    }
  }

  private static func json(
    _ bytes: [UInt8],
    name: String
  ) throws(Failure) -> SnapshotFile {
    do throws(SnapshotFileError) {
      return try SnapshotFile(bytes, file: name)
    } catch {
      throw Failure(.badData, error.description)
    }
  }
}
