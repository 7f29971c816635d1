internal import RefGraph

/// Classes of a flowchart: what becomes of a box, beside the words in it.
///
/// A page that renders Mermaid has a theme for light and one for dark, and a class of ours has one look
/// for both: dark text on a light ground, which can be read on any page.
enum MermaidLook: Hashable, CaseIterable {
  case tone(DiagramTone)
  /// A running method, or a root for a while.
  case passing
  /// On the loop of a cycle, or in focus.
  case strong
  /// Not what the focus is about.
  case faded
  /// Not there any more.
  case ghost
  /// Words about the diagram.
  case note

  static let allCases: [MermaidLook] =
    DiagramTone.allCases.map(Self.tone) + [.passing, .strong, .faded, .ghost, .note]

  /// The name of the class. Mermaid has classes of its own, `root` among them, so ours have a prefix.
  var name: String {
    switch self {
    case .tone(let tone): "is-\(tone.rawValue)"
    case .passing: "is-passing"
    case .strong: "is-strong"
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
    if box.role.isInCycle || box.role.isFocus { looks.append(.strong) }
    return looks
  }
}

/// The brackets that give a box its shape, by what it stands for.
enum MermaidShape {
  static func brackets(for box: DiagramPlan.Box) -> (open: String, close: String) {
    if !box.role.roots.isEmpty { return ("[/", "\\]") }
    if box.isCrowd { return ("([", "])") }
    return switch box.kind {
    case .instance: ("[", "]")
    case .closure: ("(", ")")
    case .frame: ("[[", "]]")
    case .box: ("[/", "/]")
    case .storage: ("[(", ")]")
    case .system: ("{{", "}}")
    }
  }
}

/// How an arrow is drawn: its line by strength, its weight and colour by cycle and cut.
enum MermaidLine {
  /// Colours with a contrast of at least 3 to 1 on a light page and on a dark one.
  static let cycleColour = "#C2500A"
  static let cutColour = "#B04A86"

  static func arrow(_ arrow: DiagramPlan.Arrow, isGhost: Bool) -> String {
    switch arrow.strength {
    case .strong: isGhost ? "-.->" : arrow.cycle == nil ? "-->" : "==>"
    case .weak: "-.->"
    case .unowned: "-.-o"
    case .unmanaged: "-.-x"
    case .conservative: "--o"
    }
  }

  /// What `linkStyle` says of it; `nil` where the theme's own line will do.
  static func style(_ arrow: DiagramPlan.Arrow, isGhost: Bool) -> String? {
    if isGhost { return "stroke-dasharray:1 4,opacity:0.6" }
    if arrow.isFaded { return "opacity:0.6" }
    if arrow.cycle != nil { return "stroke:\(cycleColour),stroke-width:3.5px" }
    return arrow.releases.isEmpty ? nil : "stroke:\(cutColour),stroke-width:2px"
  }
}
