import RefGraph
import RefGraphImport

/// A word that leads to a scenario or a snapshot and stands where something in a scenario is named.
struct MisplacedInput {
  private let name: String
  private let isScenario: Bool

  /// Larger files are not opened for the sake of a message.
  private static let fileLimit = 1 << 20

  /// - Returns: `nil` where the word leads to neither.
  init?(_ name: String) {
    self.name = name
    if ScenarioLibrary.names.contains(name) {
      isScenario = true
      return
    }
    guard System.size(path: name).map({ $0 <= Self.fileLimit }) == true,
      let bytes = try? System.read(path: name)
    else { return nil }
    isScenario = InputSource.isScenario(bytes)
    guard isScenario || InputSource.isSnapshot(bytes) else { return nil }
  }

  /// What to write instead.
  ///
  /// - Parameter wanted: what should stand in its place: a moment, a choice.
  func failure(wanted: String) -> Failure {
    let name = name.visible
    return Failure(
      .usage,
      isScenario
        ? "`\(name)` is a scenario, and a \(wanted) is needed here: name a \(wanted) of it, and add "
          + "`--scenario \(name)`"
        : "`\(name)` is a snapshot file, and a \(wanted) of a scenario is needed here: look at the "
          + "file with `memgraph analyze \(name)`"
    )
  }
}
