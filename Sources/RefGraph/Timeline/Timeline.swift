/// The moments of one play of a scenario, in order, with everything that happened between them.
///
/// ```swift
/// let timeline = try scenario.play(scenario.defaultSetting)
/// let afterPop = timeline.moment(named: "after-pop")
/// afterPop?.snapshot.object(named: "detail")  // nil: it is released
/// ```
public struct Timeline: Sendable {
  /// The scenario that was played.
  public let scenario: Scenario
  /// The setting of its choices that was played.
  public let setting: ScenarioSetting
  /// The moments in order; none where the scenario has no `moment`.
  public let moments: [Moment]
  /// Everything that happened, also after the last moment.
  public let events: [Event]
  /// What the scenario expects, resolved to objects, in order.
  public let expectations: [ResolvedExpectation]
  /// What the scenario asks a learner to predict, resolved to objects, in order.
  public let predictions: [ResolvedPrediction]
  /// The deepest nesting of releases, counted as real code would nest its calls.
  public let deepestCascade: Int
  /// Every strong reference that was dropped while its object was alive, in order.
  let drops: [DroppedReference]

  /// A named point of the play.
  public struct Moment: Sendable {
    /// The name in the scenario, numbered from its second use on: `tick`, `tick-2`. Each is the name
    /// of one moment only.
    public let name: String
    /// What was alive at that point, and who held whom.
    public let snapshot: Snapshot
    /// What stands together in a picture of it: objects that are alive, each in one group, in the
    /// order of their making. What is gone stands in none.
    public let groups: [ObjectGroup]
    /// The positions of the events since the moment before, or since the beginning.
    public let eventRange: Range<Int>
    /// How many strong references had been dropped by then.
    let dropCount: Int
    /// The file that ``location`` is in: the scenario's own, or that of one that it uses.
    public let file: String
    /// Where `moment` stands.
    public let location: SourceLocation
  }

  /// The moment of this name, or `nil`. Linear in the number of moments.
  public func moment(named name: String) -> Moment? {
    moments.first { $0.name == name }
  }

  /// The moment before `moment`, or `nil` where it is the first. Linear in the number of moments.
  public func moment(before moment: Moment) -> Moment? {
    guard let index = moments.firstIndex(where: { $0.name == moment.name }), index > 0 else {
      return nil
    }
    return moments[index - 1]
  }

  /// The events that belong to a moment, in order: those since the one before it. Constant time.
  public func events(of moment: Moment) -> ArraySlice<Event> {
    events[moment.eventRange]
  }
}
