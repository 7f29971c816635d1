internal import RefGraph

extension Lesson {
  /// What Xcode would show: the scenario's own words, then what follows from the snapshots.
  func xcodeSection() -> Handout.Section {
    var section = Handout.Section("In Xcode")
    for (label, kind) in [
      ("memory graph", Scenario.Remark.Kind.xcode), ("purple warning", .purpleWarning),
    ]
    where !remarks(kind).isEmpty {
      section.parts.append(.field(label, remarks(kind).map { StyledText($0) }))
    }
    for report in momentsOfEvidence() {
      guard let moment = report.play?.moment, !report.analysis.verdicts.isEmpty else { continue }
      section.parts.append(
        .field(
          "at \(moment.name)",
          [Self.nodes(in: report), Self.warning(in: report)]
        )
      )
    }
    return section
  }

  /// How many instances the memory graph has of each type that something due is of.
  private static func nodes(in report: SnapshotReport) -> StyledText {
    var types: [String] = []
    for verdict in report.analysis.verdicts where !types.contains(verdict.type) {
      if verdict.type != "closure" { types.append(verdict.type) }
    }
    guard !types.isEmpty else {
      return StyledText("of what is due, the memory graph could show closures only")
    }
    let counts = types.prefix(Listing.limit).map { type in
      let count = report.snapshot.objects.count { $0.type == type }
      return "\(count) \(type)"
    }
    return StyledText("instances: \(counts.joined(separator: ", "))")
  }

  /// Xcode marks what no root reaches, and nothing else.
  private static func warning(in report: SnapshotReport) -> StyledText {
    let leaked = report.analysis.leaks.groups.flatMap { $0.head + $0.behind }
    guard !leaked.isEmpty else {
      return StyledText(
        "purple warning: not to be expected, since a root reaches all that is there"
      )
    }
    return StyledText("purple warning: to be expected on ")
      + Listing.names(leaked.map(report.snapshot.handle), style: .plain)
  }
}
