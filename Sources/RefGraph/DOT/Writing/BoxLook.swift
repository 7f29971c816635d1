/// How a box looks: its shape by what the object is, its tone by what became of it, and its lines.
/// What is written in it is told in `BoxLook+Text.swift`.
struct BoxLook {
  let box: DiagramPlan.Box
  let palette: DOTPalette

  init(of box: DiagramPlan.Box, _ palette: DOTPalette) {
    self.box = box
    self.palette = palette
  }

  /// The node statement.
  func statement(id: String) -> String {
    "\(DOTText.quoted(id)) [\(attributes().joined(separator: ", "))]"
  }

  /// What the node statement says.
  func attributes() -> [String] {
    ["label=<\(label())>"] + appearance() + ["tooltip=\(tooltip())"]
  }

  private func appearance() -> [String] {
    var attributes: [String] = []
    var styles = ["filled"]
    if let root = box.role.roots.first {
      attributes += ["shape=house", "margin=\"0.02,0.04\""]
      if root.lifetime == .temporary { styles.append("dashed") }
    } else if box.isCrowd {
      attributes.append("shape=box3d")
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
    if box.isReleased { styles.append("dotted") }
    if styles.count > 1 { attributes.append("style=\"\(styles.joined(separator: ","))\"") }
    if tone.fill != palette.plain.fill { attributes.append("fillcolor=\"\(tone.fill)\"") }
    if tone.line != palette.plain.line { attributes.append("color=\"\(tone.line)\"") }
    if box.role.isInCycle || box.role.isFocus { attributes.append("penwidth=3") }
    if box.role.isDue { attributes.append("peripheries=2") }
    return attributes
  }

  var tone: DOTPalette.Tone {
    var tone = palette[box.tone]
    if box.role.isInCycle, box.tone == .plain || box.tone == .system { tone.line = palette.cycle }
    return tone
  }
}
