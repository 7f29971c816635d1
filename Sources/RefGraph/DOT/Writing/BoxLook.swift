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
    } else if isCrowd {
      attributes.append("shape=box3d")
    } else {
      switch kind {
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
    if case .released = box.content { styles.append("dotted") }
    if styles.count > 1 { attributes.append("style=\"\(styles.joined(separator: ","))\"") }
    if tone.fill != palette.plain.fill { attributes.append("fillcolor=\"\(tone.fill)\"") }
    if tone.line != palette.plain.line { attributes.append("color=\"\(tone.line)\"") }
    if box.role.isInCycle || box.role.isFocus { attributes.append("penwidth=3") }
    if box.role.isDue { attributes.append("peripheries=2") }
    return attributes
  }

  var tone: DOTPalette.Tone {
    switch box.role.mark?.verdict {
    case .leaked: palette.leaked
    case .abandoned: palette.abandoned
    case .temporarilyHeld: palette.held
    case .released: palette.released
    case nil where !box.role.roots.isEmpty: palette.root
    case nil:
      DOTPalette.Tone(
        fill: kind == .system ? palette.systemFill : palette.plain.fill,
        line: box.role.isInCycle ? palette.cycle : palette.plain.line
      )
    }
  }

  var kind: ObjectKind {
    switch box.content {
    case .object(let object): object.kind
    case .crowd(let crowd): crowd.kind
    case .released(let object): object.kind
    }
  }

  /// Whether the shape of the box tells this kind: that of a root tells that it is one.
  func showsKind(_ kind: ObjectKind) -> Bool {
    box.role.roots.isEmpty && !isCrowd && self.kind == kind
  }

  private var isCrowd: Bool {
    if case .crowd = box.content { true } else { false }
  }
}
