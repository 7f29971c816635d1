/// References that are drawn as one arrow.
struct ArrowBundle {
  private(set) var key: Key
  let example: Snapshot.Reference
  var count = 1

  init(key: Key, example: Snapshot.Reference) {
    self.key = key
    self.example = example
  }

  /// What the references have in common, beside the box that they leave.
  struct Key: Hashable {
    /// The number of the box that they lead to.
    let target: Int
    var label: String
    let strength: Strength
    let cycle: DiagramPlan.Arrow.Cycle?
    let releases: [String]

    /// Whether there is nothing to say but where the arrow leads and how, and, between crowds, that
    /// loops are among what it stands for.
    var isOrdinary: Bool { (cycle == nil || cycle == .several) && releases.isEmpty }
    var way: Way { Way(target: target, strength: strength, cycle: cycle) }
  }

  /// Where references lead and how.
  struct Way: Hashable {
    let target: Int
    let strength: Strength
    let cycle: DiagramPlan.Arrow.Cycle?
  }

  /// The same, where the field says nothing of all.
  func withoutLabel() -> Self {
    var bundle = self
    bundle.key.label = ""
    return bundle
  }

  func arrow(from source: Int, to target: Int) -> DiagramPlan.Arrow {
    DiagramPlan.Arrow(
      source: source,
      target: target,
      label: count == 1 ? example.label : key.label,
      strength: key.strength,
      count: count,
      example: example,
      cycle: key.cycle,
      releases: key.releases
    )
  }
}
