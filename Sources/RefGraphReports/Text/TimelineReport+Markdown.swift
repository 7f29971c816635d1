internal import RefGraph

extension Handout.Section {
  /// A section of the lines of a text report, if there are any.
  init(_ title: String, _ lines: TextPage) {
    self.init(title)
    if !lines.blocks.isEmpty { parts = [.lines(lines)] }
  }
}

extension TimelineReport {
  /// The moments in Markdown, a heading each; it says what the text says.
  public func markdown() -> String {
    var handout = Handout(
      title: timeline.scenario.title,
      subtitle: timeline.setting.description
    )
    handout.add(.init("Question", timeline.scenario.remarks(.question).map(\.text)))
    for report in moments {
      guard let play = report.play else { continue }
      handout.add(.init(play.moment.name, body(of: report, play)))
    }
    handout.add(.init("After the last moment", restBody()))
    handout.add(.init("Conclusion", timeline.scenario.remarks(.conclusion).map(\.text)))
    return handout.markdown()
  }
}
