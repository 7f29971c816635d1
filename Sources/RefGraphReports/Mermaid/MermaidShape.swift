internal import RefGraph

/// The brackets that give a box its shape, by what it stands for.
enum MermaidShape {
  static func brackets(for box: DiagramPlan.Box) -> (open: String, close: String) {
    if !box.role.roots.isEmpty { return ("[/", "\\]") }
    if box.isWay { return ("[", "]") }
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
