@testable import Agreement
import RefGraph
@testable import ReminderWorld
import Testing

/// A judge that finds nothing must be one that could: each kind of difference is seen.
@Suite struct ComparisonTests {
  private let timeline: Timeline
  private let moments: [Moment]

  init() throws {
    let experiment = try #require(Experiment.named("timer-incident"))
    let scenario = try Agreement.scenario(for: experiment)
    let weak = [(choice: "capture", value: "weak")]
    timeline = try scenario.play(scenario.setting(weak))
    let setting = experiment.settings()[0].changing("capture", to: "weak", in: experiment)
    moments = try experiment.run(#require(setting))
  }

  /// What is found when the last moment is told otherwise than it was.
  private func kinds(_ change: (Moment) -> Moment) throws -> [Disagreement.Kind] {
    let last = try #require(moments.last)
    return Comparison(moments.dropLast() + [change(last)], timeline).disagreements.map(\.kind)
  }

  @Test
  func `what happened agrees`() throws {
    #expect(try kinds { $0 } == [])
    #expect(Comparison(moments, timeline).count > 0)
  }

  @Test
  func `an object that went unnoticed is missed`() throws {
    let kinds = try kinds {
      $0.with(released: $0.released.filter { $0 != "page" })
    }
    #expect(kinds == [.released, .order])
  }

  @Test
  func `another order of going is seen`() throws {
    #expect(try kinds { $0.with(released: $0.released.reversed()) } == [.order])
  }

  @Test
  func `a weak reference that still leads somewhere is seen`() throws {
    let kinds = try kinds {
      $0.with(nilled: $0.nilled.subtracting(["page"]), alive: $0.alive.union(["page"]))
    }
    #expect(kinds == [.weak])
  }

  @Test
  func `a real object that the model does not have is seen`() throws {
    #expect(try kinds { $0.with(alive: $0.alive.union(["stranger"])) } == [.weak])
    let kinds = try kinds { moment in
      moment.with(
        log: moment.log + [LogLine("stranger.deinit")],
        released: moment.released + ["stranger"],
        nilled: moment.nilled.union(["stranger"])
      )
    }
    #expect(kinds == [.released, .order, .log])
  }

  @Test
  func `a line too many is seen`() throws {
    #expect(try kinds { $0.with(log: $0.log + [LogLine("tick")]) } == [.log])
  }

  @Test
  func `a field with another value is seen`() throws {
    let kinds = try kinds { moment in
      let last = moment.log.map { LogLine($0.text, fields: [.init(name: "a", value: "b")]) }
      return moment.with(log: last)
    }
    #expect(kinds == [.log])
  }

  @Test
  func `other moments are seen before anything is compared`() throws {
    #expect(Comparison(Array(moments.dropLast()), timeline).disagreements.map(\.kind) == [.moments])
  }

  @Test
  func `an experiment under another setting disagrees in every respect`() throws {
    let experiment = try #require(Experiment.named("timer-incident"))
    let strong = experiment.run(experiment.settings()[0])
    let kinds = Comparison(strong, timeline).disagreements.map(\.kind)
    #expect(Set(kinds) == [.released, .weak, .order, .log])
  }
}

extension Moment {
  /// The same moment, told otherwise.
  fileprivate func with(
    log: [LogLine]? = nil,
    released: [String]? = nil,
    nilled: Set<String>? = nil,
    alive: Set<String>? = nil
  ) -> Moment {
    Moment(
      name: name,
      log: log ?? self.log,
      released: released ?? self.released,
      nilled: nilled ?? self.nilled,
      alive: alive ?? self.alive
    )
  }
}
