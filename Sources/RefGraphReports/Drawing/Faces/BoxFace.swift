internal import RefGraph

/// What there is to see of a box in a frame, before it has a place or a colour. Frames in which a
/// box looks the same share its face.
struct BoxFace: Hashable {
  var lines: [BoxLine] = []
  var shape = Shape.instance
  var tone = DiagramTone.plain
  /// How long the first root lasts that keeps it, where there is one.
  var root: RootLifetime?
  var isDue = false
  var isInCycle = false
  var isFocus = false
  var isFaded = false

  /// What is drawn around the lines.
  enum Shape: String {
    /// A root, whatever it is besides: a house in every format.
    case house
    case instance
    case closure
    case frame
    case box
    case storage
    case system
    case crowd
    case way
  }
}

extension BoxFace {
  /// - Parameter isGhost: whether the object is not there any more.
  init(of box: DiagramPlan.Box, isGhost: Bool) {
    self.init(
      lines: box.lines(isGhost: isGhost),
      shape: box.isWay ? .way : Shape(of: box),
      tone: box.tone,
      root: isGhost ? nil : box.role.roots.first?.lifetime,
      isDue: box.role.isDue,
      isInCycle: box.role.isInCycle && !isGhost,
      isFocus: box.role.isFocus,
      isFaded: box.role.isFaded
    )
  }
}

extension BoxFace.Shape {
  init(of box: DiagramPlan.Box) {
    if !box.role.roots.isEmpty {
      self = .house
    } else {
      self = box.isCrowd ? .crowd : Self(of: box.kind)
    }
  }

  init(of kind: ObjectKind) {
    self =
      switch kind {
      case .instance: .instance
      case .closure: .closure
      case .frame: .frame
      case .box: .box
      case .storage: .storage
      case .system: .system
      }
  }
}
