public import RefGraph

/// A scenario played once for each value of one choice, everything else being equal: the lab's
/// "repeat with one condition changed".
///
/// ```swift
/// let comparison = try Comparison(of: scenario, changing: choice, from: scenario.defaultSetting)
/// comparison.rows.filter { !$0.differences.isEmpty }.map(\.moment)  // where it makes a difference
/// ```
public struct Comparison: Sendable {
  /// The choice that is changed.
  public let choice: Scenario.Choice
  /// The plays, one for each value of the choice, in its order.
  public let plays: [Timeline]
  /// The moments of all plays, in the order in which they come.
  public let rows: [Row]
  /// The word or path by which the command line knows the scenario.
  let source: String

  /// One moment in all plays.
  public struct Row: Sendable {
    /// The moment's name.
    public let moment: String
    /// What each play has there; `nil` for a play that does not come by the moment.
    public let cells: [Cell?]
    /// What is not the same in all plays that come by the moment.
    public let differences: [Aspect]
  }

  /// What is compared at a moment.
  public enum Aspect: String, CaseIterable, Sendable {
    /// What happened since the moment before.
    case log
    /// Which objects were released meanwhile, in which order.
    case released
    /// Which references there are between named objects, and how strong they are.
    case references
    /// Which retain cycles there are, and whether a root holds them.
    case cycles
    /// What has become of the objects that are due.
    case verdicts
  }

  /// Plays the scenario for each value of the choice.
  ///
  /// - Parameters:
  ///   - scenario: what to play.
  ///   - choice: one of the scenario's choices.
  ///   - setting: the values of the other choices; what it says of this one does not matter.
  ///   - source: how the command line names the scenario: by its name, if not given, or by a path.
  /// - Throws: `PlayError` where one of the plays cannot be played to its end.
  public init(
    of scenario: Scenario,
    changing choice: Scenario.Choice,
    from setting: ScenarioSetting,
    source: String? = nil
  ) throws(PlayError) {
    precondition(scenario.choices.contains(choice), "no choice `\(choice.name)`")
    var plays: [Timeline] = []
    for value in choice.values {
      guard let changed = scenario.setting(setting, changing: choice.name, to: value) else {
        preconditionFailure("the setting \(setting) is of another scenario")
      }
      plays.append(try scenario.play(changed))
    }
    self.choice = choice
    self.source = source ?? scenario.name
    self.plays = plays
    rows = Self.moments(of: plays).map { Row(of: $0, in: plays) }
  }

  /// The names of all moments: those that only a later play has stand behind the moment that they
  /// follow there.
  private static func moments(of plays: [Timeline]) -> [String] {
    var names: [String] = []
    for play in plays {
      var place = 0
      for moment in play.moments {
        if let known = names.firstIndex(of: moment.name) {
          place = known + 1
        } else {
          names.insert(moment.name, at: place)
          place += 1
        }
      }
    }
    return names
  }
}
