internal import RefGraph

extension Comparison {
  /// The plays side by side in Markdown, a heading a moment; it says what the text says.
  public func markdown() -> String {
    guard let play = plays.first else { return "" }
    let others = play.setting.values.filter { $0.choice != choice.name }
    var handout = Handout(
      title: play.scenario.title,
      subtitle: (["\(choice.name) = \(choice.values.joined(separator: " | "))"]
        + others.map { "\($0.choice)=\($0.value)" }).joined(separator: ", ")
    )
    var differences = Handout.Section("Differences")
    differences.parts = [.text(conclusion())]
    let elsewhere = elsewherePage()
    if !elsewhere.blocks.isEmpty { differences.parts.append(.lines(elsewhere)) }
    differences.parts.append(.text(StyledText(Self.signs)))
    handout.add(differences)
    for row in rows { handout.add(.init(row.moment, body(of: row))) }
    return handout.markdown()
  }
}
