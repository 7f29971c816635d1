internal import RefGraph

/// Classes of a flowchart: what becomes of a box, beside the words in it.
///
/// A page that renders Mermaid has a theme for light and one for dark, and a class of ours has one look
/// for both: dark text on a light ground, which can be read on any page.
enum MermaidLook: Hashable, CaseIterable {
  case tone(DiagramTone)
  /// A running method, or a root for a while.
  case passing
  /// On the loop of a cycle.
  case strong
  /// What the diagram is about.
  case focus
  /// Not what the focus is about.
  case faded
  /// Not there any more.
  case ghost
  /// Words about the diagram.
  case note

  static let allCases: [MermaidLook] =
    DiagramTone.allCases.map(Self.tone) + [.passing, .strong, .focus, .faded, .ghost, .note]

  /// The name of the class. Mermaid has classes of its own, `root` among them, so ours have a prefix.
  var name: String {
    switch self {
    case .tone(let tone): "is-\(tone.rawValue)"
    case .passing: "is-passing"
    case .strong: "is-strong"
    case .focus: "is-focus"
    case .faded: "is-faded"
    case .ghost: "is-ghost"
    case .note: "is-note"
    }
  }

  /// What the class says, as `classDef` takes it.
  var style: String {
    let palette = DOTPalette.light
    switch self {
    case .tone(let tone):
      let colours = palette[tone]
      return "fill:\(colours.fill),stroke:\(colours.line),color:\(palette.text)"
    case .passing: return "stroke-dasharray:5 3"
    case .strong: return "stroke-width:3px"
    case .focus: return "stroke-width:5px"
    case .faded: return "fill:\(palette.ground),stroke:\(palette.faint),color:\(palette.quiet)"
    case .ghost:
      return "fill:\(palette.ground),stroke:\(palette.faint),color:\(palette.quiet),"
        + "stroke-dasharray:2 3"
    case .note:
      return "fill:\(palette.ground),stroke:\(palette.faint),color:\(palette.text),text-align:left"
    }
  }

  /// The looks of a box, the one for its colours first.
  static func looks(of box: DiagramPlan.Box, isGhost: Bool) -> [MermaidLook] {
    if isGhost { return [.ghost] }
    var looks: [MermaidLook] = [box.role.isFaded ? .faded : .tone(box.tone)]
    if box.showsKind(.frame) || box.role.roots.first?.lifetime == .temporary || box.isReleased {
      looks.append(.passing)
    }
    if box.role.isFocus {
      looks.append(.focus)
    } else if box.role.isInCycle {
      looks.append(.strong)
    }
    return looks
  }
}
