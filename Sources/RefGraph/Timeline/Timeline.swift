/// The moments of one play of a scenario, in order, with everything that happened between them.
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
  /// The deepest nesting of releases, counted as real code would nest its calls.
  public let deepestCascade: Int

  /// A named point of the play.
  public struct Moment: Sendable {
    public let name: String
    public let snapshot: Snapshot
    /// The events since the moment before, or since the beginning.
    public let eventRange: Range<Int>
    /// Where `moment` stands in the scenario.
    public let location: SourceLocation
  }

  /// The moment of this name, or `nil`.
  public func moment(named name: String) -> Moment? {
    moments.first { $0.name == name }
  }

  /// The moment before `moment`, or `nil` where it is the first.
  public func moment(before moment: Moment) -> Moment? {
    guard let index = moments.firstIndex(where: { $0.name == moment.name }), index > 0 else {
      return nil
    }
    return moments[index - 1]
  }

  /// The events that belong to a moment: those since the one before it.
  public func events(of moment: Moment) -> ArraySlice<Event> {
    events[moment.eventRange]
  }
}
