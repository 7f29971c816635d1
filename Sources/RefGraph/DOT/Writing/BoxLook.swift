/// How a box looks: its shape by what the object is, its tone by what became of it, and its lines.
/// What is written in it is told in `BoxLook+Text.swift`.
struct BoxLook {
  let box: DiagramPlan.Box
  let palette: DOTPalette
  /// Whether it is drawn though it is not there any more.
  let isGhost: Bool

  init(of box: DiagramPlan.Box, _ palette: DOTPalette, isGhost: Bool = false) {
    self.box = box
    self.palette = palette
    self.isGhost = isGhost
  }

  /// The node statement.
  ///
  /// - Parameter room: what the box takes at least.
  func statement(id: String, room: TextRoom? = nil) -> String {
    let all = attributes() + (room?.attributes() ?? [])
    return "\(DOTText.quoted(id)) [\(all.joined(separator: ", "))]"
  }

  /// What the node statement says.
  func attributes() -> [String] {
    ["label=<\(label())>"] + appearance() + ["tooltip=\(tooltip())"]
  }

  private func appearance() -> [String] {
    var attributes: [String] = []
    var styles = ["filled"]
    if box.isWay {
      attributes.append("shape=plaintext")
    } else if box.isCrowd {
      attributes.append("shape=box3d")
    } else if let root = box.role.roots.first {
      attributes += ["shape=house", "margin=\"0.02,0.04\""]
      if root.lifetime == .temporary { styles.append("dashed") }
    } else {
      switch box.kind {
      case .instance: break
      case .closure: styles.append("rounded")
      case .frame:
        attributes.append("shape=tab")
        styles.append("dashed")
      case .box: styles.append("diagonals")
      case .storage: attributes.append("shape=cylinder")
      case .system: attributes.append("shape=component")
      }
    }
    if box.isReleased || isGhost { styles.append("dotted") }
    if styles.count > 1 { attributes.append("style=\"\(styles.joined(separator: ","))\"") }
    if tone.fill != palette.plain.fill { attributes.append("fillcolor=\"\(tone.fill)\"") }
    if tone.line != palette.plain.line { attributes.append("color=\"\(tone.line)\"") }
    if isQuiet { attributes.append("fontcolor=\"\(palette.quiet)\"") }
    if box.role.isFocus {
      attributes.append("penwidth=5")
    } else if box.role.isInCycle, !isQuiet {
      attributes.append("penwidth=3")
    }
    if hasDoubleLine { attributes.append("peripheries=2") }
    return attributes
  }

  /// Whether it stands back behind the others. Its text is as readable as ever.
  private var isQuiet: Bool { isGhost || box.role.isFaded }

  private var tone: DOTPalette.Tone {
    if isQuiet { return .init(fill: palette.ground, line: palette.faint) }
    var tone = palette[box.tone]
    if box.role.isInCycle, box.tone == .plain || box.tone == .system { tone.line = palette.cycle }
    return tone
  }

  /// Whether the box has a second line around it.
  var hasDoubleLine: Bool { box.role.isDue }

  /// What of the room of the box is left within the second line.
  func inside(_ room: TextRoom) -> TextRoom { hasDoubleLine ? room.inset(x: -4, y: -4) : room }

  /// The colour of what is said of the object.
  var wordColour: String { isQuiet ? palette.quiet : tone.line }
}
