import RefGraph
import RefGraphImport

/// What a word of the line leads to, by its contents and not by its name.
enum InputSource {
  case scenario(Scenario)
  case snapshot(SnapshotInput)

  /// A built-in scenario, a scenario file, or a snapshot file: DOT begins with `digraph` or the
  /// like, JSON with a brace, or with a bracket, and then is told so in the terms of JSON.
  init(_ name: String) throws(Failure) {
    let file = InputFile(path: name)
    if ScenarioLibrary.names.contains(name) || !file.isMeant {
      self = .scenario(try ScenarioInput.scenario(name))
      return
    }
    let bytes = try file.bytes()
    self =
      Self.isSnapshot(bytes)
      ? .snapshot(try SnapshotInput(bytes, name: file.name))
      : .scenario(try ScenarioInput.scenario(bytes, in: file))
  }

  /// Whether the first word that is no comment is `scenario`.
  static func isScenario(_ bytes: [UInt8]) -> Bool {
    for line in bytes.prefix(1 << 16).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let words = line.drop { $0 <= 0x20 || $0 >= 0x80 }
      if words.isEmpty || words.first == UInt8(ascii: "#") { continue }
      return words.starts(with: "scenario ".utf8)
    }
    return false
  }

  /// Whether the bytes are meant for a snapshot, in JSON or in DOT.
  static func isSnapshot(_ bytes: [UInt8]) -> Bool {
    isJSON(bytes) || DOTFile.recognises(bytes)
  }

  private static func isJSON(_ bytes: [UInt8]) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = bytes.starts(with: mark) ? mark.count : 0
    let first = bytes[start...].first { $0 > 0x20 }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }
}
