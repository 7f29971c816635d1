internal import RefGraph

/// What there is to see of an arrow in a frame, before it has a place or a colour.
struct ArrowFace: Hashable {
  var lines: [ArrowLine] = []
  var strength = Strength.strong
  var isInCycle = false
  var isCut = false
  var isFaded = false
  /// The reference, whole, for whoever points at the arrow.
  var fullText = ""
}

extension ArrowFace {
  /// - Parameters:
  ///   - isOnlyCycle: whether the frame has no other cycle.
  ///   - isGhost: whether the reference is not there any more: then it is on no cycle either.
  init(of arrow: DiagramPlan.Arrow, isOnlyCycle: Bool, isGhost: Bool) {
    self.init(
      lines: arrow.lines(isOnlyCycle: isOnlyCycle).filter { !isGhost || $0.role == .label },
      strength: arrow.strength,
      isInCycle: arrow.cycle != nil && !isGhost,
      isCut: !arrow.releases.isEmpty && !isGhost,
      isFaded: arrow.isFaded,
      fullText: arrow.fullText()
    )
  }

  /// The room that the lines take; `nil` where there are none.
  var labelSize: Size? {
    guard !lines.isEmpty else { return nil }
    let widest = lines.map { line in
      TextMetrics.width(
        of: line.text,
        size: Self.fontSize,
        line.role == .label ? .regular : .bold
      )
    }.max()
    return Size(width: (widest ?? 0) + 10, height: Double(lines.count) * Self.lineHeight + 4)
  }

  static let fontSize = 11.0
  static let lineHeight = 14.0
}
