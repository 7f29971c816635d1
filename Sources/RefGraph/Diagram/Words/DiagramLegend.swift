/// What the marks in a diagram mean: of those that occur, in words, for whatever draws it.
package struct DiagramLegend: Hashable, Sendable {
  /// What is explained, in order.
  package let entries: [Entry]

  /// A sign, its word, and what it means.
  package struct Entry: Hashable, Sendable {
    /// What is to be drawn beside the words.
    package let sample: Sample
    /// The word, in bold.
    package let term: String
    /// What it means, without an end stop.
    package let meaning: String
  }

  /// What is to be drawn as an example.
  package enum Sample: Hashable, Sendable {
    case arrow(Strength)
    case cycle
    case cut
    case root(RootLifetime)
    case crowd
    case kind(ObjectKind)
    case due
    case verdict(Verdict.Kind)
    case possibly
    case focus
    case faded
    case gone
  }

  /// Explains these boxes and arrows.
  ///
  /// - Parameter hasGhosts: whether what is gone is drawn, too.
  package init(
    boxes: some Sequence<DiagramPlan.Box>,
    arrows: some Sequence<DiagramPlan.Arrow>,
    hasGhosts: Bool = false
  ) {
    var found: Set<Sample> = hasGhosts ? [.gone] : []
    for box in boxes { found.formUnion(Self.samples(of: box)) }
    for arrow in arrows { found.formUnion(Self.samples(of: arrow)) }
    entries = Self.all.filter { found.contains($0.sample) }
  }

  /// Explains a plan.
  package init(of plan: DiagramPlan) {
    self.init(boxes: plan.boxes, arrows: plan.arrows)
  }

  private static func samples(of box: DiagramPlan.Box) -> Set<Sample> {
    var samples: Set<Sample> = Set(box.role.roots.map { .root($0.lifetime) })
    if box.isCrowd, !box.isWay { samples.insert(.crowd) }
    if box.showsKind(box.kind) { samples.insert(.kind(box.kind)) }
    if box.role.isDue { samples.insert(.due) }
    if let mark = box.role.mark {
      samples.insert(.verdict(mark.verdict))
      if mark.isPossible { samples.insert(.possibly) }
    }
    if box.role.isFocus { samples.insert(.focus) }
    if box.role.isFaded { samples.insert(.faded) }
    return samples
  }

  private static func samples(of arrow: DiagramPlan.Arrow) -> Set<Sample> {
    var samples: Set<Sample> = [.arrow(arrow.strength)]
    if arrow.cycle != nil { samples.insert(.cycle) }
    if !arrow.releases.isEmpty { samples.insert(.cut) }
    if arrow.isFaded { samples.insert(.faded) }
    return samples
  }
}
