@testable import Agreement
import RefGraph
@testable import ReminderWorld
import Testing

/// What memory has, and what the model has: the same references, at every moment of every play.
@Suite struct LiveAgreementTests {
  @Test(arguments: LiveRun.all)
  func `real objects refer to each other as the model says`(_ run: LiveRun) throws {
    #expect(try run.agreement.get().disagreements.map(\.description) == [])
  }

  @Test func `every row that translates is of use, and every exception needed`() throws {
    var used = LiveAgreement.Used()
    for run in LiveRun.all { used.formUnion(try run.agreement.get().used) }
    let labels = LiveTable.labels.indices.filter { !used.labels.contains($0) }
    let exceptions = LiveTable.exceptions.indices.filter { !used.exceptions.contains($0) }
    #expect(labels.map { LiveTable.labels[$0].real } == [])
    #expect(exceptions.map { LiveTable.exceptions[$0].difference } == [])
  }

  @Test func `nothing is left out`() throws {
    let agreements = try LiveRun.all.map { try $0.agreement.get() }
    #expect(agreements.count == 160)
    #expect(agreements.reduce(0) { $0 + $1.momentCount } == 628)
    #expect(agreements.reduce(0) { $0 + $1.comparisonCount } == 11_526)
  }

  /// All that the notebook writes down: who went, in which order, and the log.
  @Test(arguments: Experiment.all.map(\.name))
  func `a run that is looked at goes as one that nobody sees`(_ name: String) throws {
    let experiment = try #require(Experiment.named(name))
    for setting in experiment.settings() {
      var captured: [LiveMoment] = []
      let moments = experiment.run(setting) { look in
        if let moment = try? LiveMoment(look) { captured.append(moment) }
      }
      #expect(moments == experiment.run(setting))
      #expect(captured.map(\.name) == moments.map(\.name))
    }
  }
}

/// One experiment under one setting, captured and compared.
struct LiveRun: Sendable, CustomTestStringConvertible {
  let name: String
  let setting: Setting
  let agreement: Result<LiveAgreement, any Error>

  var testDescription: String { "\(name) \(setting)" }

  static let all = Experiment.all.flatMap { experiment in
    experiment.settings().map { setting in
      LiveRun(
        name: experiment.name,
        setting: setting,
        agreement: Result { try LiveAgreement(of: experiment, setting) }
      )
    }
  }
}
