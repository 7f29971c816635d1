/// Colours by what they are for.
package struct DOTPalette: Hashable, Sendable {
  package let ground: String
  package let text: String
  /// For what is said in passing: types, kinds, lines that own nothing.
  package let quiet: String
  /// Lines of what is faded, or gone: they can be seen, but stand back.
  package let faint: String
  /// Lines of strong references and of ordinary boxes.
  package let line: String
  package let plain: Tone
  package let root: Tone
  /// The ground of what belongs to the system.
  package let systemFill: String
  package let leaked: Tone
  package let abandoned: Tone
  package let held: Tone
  package let released: Tone
  package let cycle: String
  package let cut: String

  /// A box: what it is filled with, and the line and the word on it.
  package struct Tone: Hashable, Sendable {
    package let fill: String
    package var line: String
  }

  /// The colours of a tone.
  package subscript(tone: DiagramTone) -> Tone {
    switch tone {
    case .leaked: leaked
    case .abandoned: abandoned
    case .held: held
    case .released: released
    case .root: root
    case .system: Tone(fill: systemFill, line: plain.line)
    case .plain: plain
    }
  }

  package static let light = DOTPalette(
    ground: "#FFFFFF",
    text: "#1A1A1A",
    quiet: "#555555",
    faint: "#8A8A8A",
    line: "#333333",
    plain: Tone(fill: "#FFFFFF", line: "#333333"),
    root: Tone(fill: "#E0F2EC", line: "#00614A"),
    systemFill: "#EFEFEF",
    leaked: Tone(fill: "#FBE1D3", line: "#A33D00"),
    abandoned: Tone(fill: "#FFF1C9", line: "#7A5200"),
    held: Tone(fill: "#DCEDF9", line: "#005A8F"),
    released: Tone(fill: "#FFFFFF", line: "#555555"),
    cycle: "#A33D00",
    cut: "#8A2F66"
  )

  package static let dark = DOTPalette(
    ground: "#15181B",
    text: "#F2F2F2",
    quiet: "#B5B5B5",
    faint: "#757D85",
    line: "#D0D0D0",
    plain: Tone(fill: "#22272C", line: "#D0D0D0"),
    root: Tone(fill: "#10362B", line: "#4FD0A8"),
    systemFill: "#2D3238",
    leaked: Tone(fill: "#4A2410", line: "#FF9E63"),
    abandoned: Tone(fill: "#43350A", line: "#F5C542"),
    held: Tone(fill: "#10344C", line: "#7CC7F2"),
    released: Tone(fill: "#15181B", line: "#B5B5B5"),
    cycle: "#FF9E63",
    cut: "#EDA3CF"
  )
}
