/// What a scenario that shows a snapshot cannot say of it.
///
/// ``Scenario/init(showing:name:)`` keeps objects, types, references, roots and what is due. The
/// language has no place for the rest.
public struct ScenarioLosses: Equatable, Sendable {
  /// Labels that are no names of the language, and are respelt.
  public let respeltLabelCount: Int
  /// Objects whose size is known, and is left out.
  public let sizedObjectCount: Int
  /// Roots with a label, which is left out.
  public let labelledRootCount: Int
  /// Objects that are alive though neither a root nor a cycle keeps them: they are released when the
  /// scenario is played.
  public let orphanCount: Int

  /// Counts what is lost. Linear.
  public init(of snapshot: Snapshot) {
    respeltLabelCount = snapshot.objects.reduce(0) { sum, object in
      sum + object.references.count { !Self.isSaid($0.label) }
    }
    sizedObjectCount = snapshot.objects.count { $0.size > 0 }
    labelledRootCount = snapshot.roots.count { $0.label != nil }
    orphanCount = Leaks(in: snapshot).groups.reduce(0) { sum, group in
      sum + (group.cycle == nil ? group.head.count + group.behind.count : 0)
    }
  }

  /// Whether the label is a field, or an element of one.
  private static func isSaid(_ label: String) -> Bool {
    guard label.hasSuffix("]"), let bracket = label.firstIndex(of: "[") else {
      return GraphNotation.isName(label)
    }
    let index = label[label.index(after: bracket)...].dropLast()
    return GraphNotation.isName(String(label[..<bracket])) && index.allSatisfy(\.isNumber)
  }

  /// A sentence for each kind of loss, or none.
  public func sentences() -> [String] {
    let all = [
      (respeltLabelCount, "labels are no names of the language, and are respelt"),
      (sizedObjectCount, "sizes are left out"),
      (labelledRootCount, "labels of roots are left out"),
      (orphanCount, "objects that nothing keeps are released when the scenario is played"),
    ]
    return all.filter { $0.0 > 0 }.map { "\($0.1): \($0.0)" }
  }
}
