@testable import Agreement
import RefGraph
@testable import ReminderWorld
import Testing

/// A judge that finds nothing must be one that could.
@Suite struct LiveDisagreementTests {
  /// The real objects of one setting, held against the model of another.
  private func disagreements(
    of name: String,
    real: Int,
    model: Int,
    at moment: String
  ) throws -> [String] {
    let experiment = try #require(Experiment.named(name))
    let settings = experiment.settings()
    let scenario = try Agreement.scenario(for: experiment)
    let values = settings[model].values.map { ($0.choice, $0.value) }
    let agreement = LiveAgreement(
      try LiveMoment.all(of: experiment, settings[real]),
      [try scenario.play(scenario.setting(values))]
    )
    return agreement.disagreements.filter { $0.moment == moment }.map(\.description)
  }

  @Test func `a capture of another strength`() throws {
    // weak in the model, strong in memory; the list does not keep the page.
    #expect(
      try disagreements(of: "closure-capture", real: 3, model: 0, at: "detail-open") == [
        """
        detail-open: references: experiment "onSave.capture -> list", scenario \
        "onSave.capture ~> list"
        """
      ]
    )
  }

  @Test func `a cycle that the model does not have`() throws {
    // Both strong; in memory, the list keeps the page.
    #expect(
      try disagreements(of: "closure-capture", real: 4, model: 3, at: "detail-open") == [
        "detail-open: references: experiment \"list.currentDetail -> detail\", scenario \"\"",
        "detail-open: cycles: experiment \"detail, list, onSave\", scenario \"\"",
      ]
    )
  }

  @Test func `an owner that keeps what should be gone`() throws {
    // A timer that nobody stops, with a strong block in memory and a weak one in the model.
    let found = try disagreements(of: "timer-incident", real: 0, model: 2, at: "popping")
    #expect(found.contains { $0.hasPrefix("popping: owners: experiment \"runLoop reaches page\"") })
  }

  @Test func `an exception is about its own names, label and strength`() {
    let exception = LiveTable.Exception(side: .real, difference: "*.held ~> page", reason: "")
    #expect(exception.explains("list-2.held ~> page-3"))
    #expect(!exception.explains("list.held -> page"))
    #expect(!exception.explains("list.held ~> list"))
    #expect(!exception.explains("list.heldBack ~> page"))
    #expect(!exception.explains("page"))
  }
}
