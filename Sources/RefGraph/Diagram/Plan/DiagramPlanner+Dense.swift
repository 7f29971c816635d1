extension DiagramPlanner {
  /// Makes one box of the densest part where there are more arrows than can be followed: of what
  /// refers to each other most, but not what answers; then of all that does not answer; then of
  /// more and more of the rest. The box that was placed first stays in any case.
  ///
  /// Linear in the references of what is shown, with a factor of the logarithm of the boxes.
  mutating func foldDensePart() {
    // Between any two boxes there are few arrows of each strength.
    let limit = DiagramPlan.arrowLimit(boxes: boxes.count)
    guard boxes.count * boxes.count * Strength.allCases.count > limit else { return }
    let degrees = arrowDegrees()
    guard degrees.reduce(0, +) > 2 * limit else { return }
    let whole = self
    for part in denseParts(degrees) {
      fold(part, of: whole)
      if arrowDegrees().reduce(0, +) <= 2 * limit { return }
    }
  }

  /// By box: how many arrows leave it or lead to it.
  private func arrowDegrees() -> [Int] {
    var degrees = [Int](repeating: 0, count: boxes.count)
    for number in boxes.indices {
      let bundles = bundles(from: number)
      for bundle in merged(bundles, parallel: parallelWays(of: bundles, from: number)) {
        degrees[number] += 1
        degrees[bundle.key.target] += 1
      }
    }
    return degrees
  }

  /// What may be folded, in sets of which each contains the one before.
  private func denseParts(_ degrees: [Int]) -> [Set<Int>] {
    let others = boxes.indices.filter { !answers($0) }
    let most = others.map { degrees[$0] }.max() ?? 0
    let answering = boxes.indices.dropFirst().filter { answers($0) }
    var parts = [Set(others.filter { degrees[$0] * 2 >= most }), Set(others)]
    var room = answering.count / 2
    while room > 0 {
      parts.append(Set(others).union(answering.suffix(answering.count - room)))
      room /= 2
    }
    return parts + [Set(others).union(answering)]
  }

  /// Whether the drawing is lost without the box: it is the first, a root, in focus, at a cut, or on
  /// the loop of the first cycle.
  private func answers(_ number: Int) -> Bool {
    guard let node = boxes[number].nodes.first, !boxes[number].isCrowd else { return false }
    return number == 0 || keepers[node] != nil || node == focus
      || findings.cuts.contains { $0.isAt(node) }
      || analysis.cycles.cycles.first?.loop.contains { $0.sourceIndex == node } == true
  }

  /// Makes one box of some boxes, at the place of the first of them.
  private mutating func fold(_ part: Set<Int>, of whole: DiagramPlanner) {
    guard part.count > 1, let first = part.min() else { return }
    let nodes = part.flatMap { whole.boxes[$0].nodes }.sorted()
    let left = whole.boxes.indices.filter { $0 == first || !part.contains($0) }
    replaceBoxes(
      with: left.map { $0 == first ? Draft(nodes: nodes, form: .mixed) : whole.boxes[$0] }
    )
    essentialCount = left.count { $0 < whole.essentialCount }
    if whole.firstFaded != .max { firstFaded = left.count { $0 < whole.firstFaded } }
  }
}
