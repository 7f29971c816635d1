internal import RefGraph

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
