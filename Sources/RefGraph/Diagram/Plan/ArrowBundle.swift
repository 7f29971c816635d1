/// References that are drawn as one arrow.
struct ArrowBundle {
  let key: Key
  let example: Snapshot.Reference
  var count = 1

  /// What the references have in common, beside the box that they leave.
  struct Key: Hashable {
    /// The number of the box that they lead to.
    let target: Int
    var label: String
    let strength: Strength
    let cycle: DiagramPlan.Arrow.Cycle?
    let releases: [String]

    /// Whether there is nothing to say but where the arrow leads and how.
    var isOrdinary: Bool { cycle == nil && releases.isEmpty }
    var way: Way { Way(target: target, strength: strength) }
  }

  /// Where references lead and how.
  struct Way: Hashable {
    let target: Int
    let strength: Strength
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
