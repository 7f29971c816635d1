public import RefGraph

/// Scenarios with their choices.
public struct ScenarioListing: Sendable {
  /// The scenarios, in the order of the listing.
  public let scenarios: [Scenario]

  /// The names of those that are there for `use` only, in the order of the listing.
  public let preambles: [String]

  /// Lists scenarios, and the names of preambles, in the order given.
  public init(of scenarios: [Scenario], preambles: [String] = []) {
    self.scenarios = scenarios
    self.preambles = preambles
  }

  /// A paragraph a scenario: name, title, choices with the default first. A line at the end names
  /// the preambles.
  public func text(_ layout: TextLayout = TextLayout()) -> String {
    var page = TextPage()
    for scenario in scenarios {
      page.gap()
      page.noted(StyledText(scenario.name, .name), StyledText(scenario.title), indent: 0)
      for choice in scenario.choices {
        page.paragraph(
          StyledText("\(choice.name) = ", .faint)
            + StyledText(choice.values.joined(separator: " | ")),
          indent: 2,
          hanging: 4
        )
      }
    }
    if !preambles.isEmpty {
      page.gap()
      page.paragraph(
        StyledText("For `use` only: ", .faint) + StyledText(preambles.joined(separator: ", "))
      )
    }
    return layout.text(of: page)
  }
}

/// The moments of one play, with what each says in a sentence.
public struct MomentListing: Sendable {
  /// The play whose moments are listed.
  public let timeline: Timeline

  /// Lists the moments of one play.
  public init(of timeline: Timeline) {
    self.timeline = timeline
  }

  /// A line a moment.
  public func text(_ layout: TextLayout = TextLayout()) -> String {
    var page = TextPage()
    for report in TimelineReport(of: timeline).moments {
      guard let moment = report.play?.moment else { continue }
      page.paragraph(StyledText(moment.name, .name))
      for sentence in report.headline() { page.paragraph(sentence, indent: 4) }
    }
    return layout.text(of: page)
  }
}
