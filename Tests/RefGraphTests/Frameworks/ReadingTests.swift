import Testing

@testable import RefGraph

/// Rows of low confidence: the choice between their readings comes with the verbs that use them.
@Suite struct ReadingTests {
  private static let fact = FrameworkFact(
    "gestureRecognizer.target",
    source: "UIGestureRecognizer",
    label: "target",
    target: "NSObject",
    strength: .weak,
    confidence: .low,
    evidence: "observers differ",
    reading: .init(choice: "gesture-target", .weak, or: .strong)
  )

  private static let verb = FrameworkVerb(
    "recognise",
    ["recognise"],
    summary: "tries",
    facts: [.parent, fact, fact]
  ) { _, _ in VerbPlan() }

  private static func scenario(_ declared: [Scenario.Choice]) -> Scenario {
    Scenario(
      name: "s",
      title: "t",
      file: "f",
      uses: [],
      remarks: [],
      changes: [],
      choices: declared + Scenario.Choice.readings(of: [verb], besides: declared),
      types: [],
      groups: [],
      statements: []
    )
  }

  private static let capture = Scenario.Choice(
    name: "capture",
    values: ["weak", "strong"],
    location: .start
  )

  @Test func `the choice comes after the scenario's own, and is no line of its text`() {
    let scenario = Self.scenario([Self.capture])
    #expect(scenario.choices.map(\.name) == ["capture", "gesture-target"])
    #expect(scenario.choices.map(\.values) == [["weak", "strong"], ["weak", "strong"]])
    #expect(scenario.settingCount() == 4)
    #expect(scenario.text() == "scenario s \"t\"\n\nchoice capture = weak | strong\n")
    #expect(scenario.parts().map { $0.choices.map(\.name) } == [["capture"]])
  }

  @Test func `a setting says that it is a reading`() throws {
    let setting = try Self.scenario([Self.capture]).setting([("gesture-target", "strong")])
    #expect(
      setting.description == "capture=weak gesture-target=strong "
        + "(a reading: gestureRecognizer.target is of low confidence)"
    )
  }

  @Test func `a choice that the scenario declares decides instead`() {
    let own = Scenario.Choice(
      name: "gesture-target",
      values: ["strong", "weak"],
      location: .start
    )
    let scenario = Self.scenario([own])
    #expect(scenario.choices == [own])
    #expect(scenario.defaultSetting.description == "gesture-target=strong")
  }

  @Test(arguments: [("weak", Strength.weak), ("strong", .strong)])
  func `references are made as the reading says`(value: String, strength: Strength) throws {
    let scenario = Self.scenario([])
    let setting = try scenario.setting([("gesture-target", value)])
    let stage = FrameworkStage(of: scenario, setting, types: TypeHierarchy(of: scenario))
    #expect(stage.strength(of: Self.fact) == strength)
    #expect(stage.strength(of: .parent) == .weak)
  }

  @Test func `a choice of that name with other values is none between the readings`() throws {
    let own = Scenario.Choice(
      name: "gesture-target",
      values: ["button", "strong"],
      location: .start
    )
    let scenario = Self.scenario([own])
    let setting = scenario.defaultSetting
    let stage = FrameworkStage(of: scenario, setting, types: TypeHierarchy(of: scenario))
    #expect(stage.strength(of: Self.fact) == .weak)
  }

  @Test func `rows of low confidence have readings, and no others`() {
    for fact in FrameworkFact.all {
      #expect((fact.confidence == .low) == (fact.reading != nil), "\(fact.name)")
      if let reading = fact.reading { #expect(reading.strengths.first == fact.strength) }
    }
  }
}
