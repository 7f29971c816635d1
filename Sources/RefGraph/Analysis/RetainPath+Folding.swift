extension RetainPath {
  /// A step of a path as a person tells it: the storage of a collection is not a stop of its own.
  public struct Step: Hashable, Sendable {
    /// The label to show: `items[3]` where the way leads through the storage of `items`.
    public let label: String
    /// The references that the step stands for, in order; more than one where storage was folded.
    public let references: [Snapshot.Reference]
    /// The object at the end of the step.
    public let target: ObjectID
  }

  /// The path with the storage of collections folded into the label before it. Linear in its length.
  ///
  /// Storage at the end of the path stays, because it is what was asked for.
  ///
  /// ```swift
  /// // cache.items -> storage    storage.[3] -> page
  /// path.folded().map(\.label)  // ["items[3]"]
  /// ```
  public func folded() -> [Step] {
    var steps: [Step] = []
    var pending: [Snapshot.Reference] = []
    for (offset, reference) in references.enumerated() {
      pending.append(reference)
      let isLast = offset == references.count - 1
      if reference.target.kind == .storage, !isLast { continue }
      let label = pending.dropFirst().reduce(pending[0].label) { Self.joined($0, $1.label) }
      steps.append(Step(label: label, references: pending, target: reference.target.id))
      pending = []
    }
    return steps
  }

  /// `items` and `3`, or `items` and `[3]`, make `items[3]`; anything else is joined by a point.
  private static func joined(_ label: String, _ element: String) -> String {
    if element.isEmpty { return label }
    if element.hasPrefix("[") { return label + element }
    if element.allSatisfy({ $0.isASCII && $0.isNumber }) { return "\(label)[\(element)]" }
    return label.isEmpty ? element : "\(label).\(element)"
  }
}
