public import RefGraph

/// A lesson as one HTML file to be opened in a browser: all settings of a scenario, moment by moment,
/// with the verdicts covered until the learner has predicted them.
///
/// ```swift
/// let page = try LessonPage(of: scenario, opening: scenario.defaultSetting)
/// try page.html(renderer)  // <!DOCTYPE html> …
/// ```
///
/// The file is self-contained. It loads nothing and sends nothing; what the learner answers is kept
/// by the browser under ``storageKey``.
public struct LessonPage: Sendable {
  let page: ScenarioPage

  /// Plays a scenario with all its settings; of very many, with those next to the one it opens with.
  ///
  /// - Parameters:
  ///   - scenario: what to play.
  ///   - setting: what the page shows first.
  ///   - source: how the command line names the scenario: by its name, if not given, or by a path.
  /// - Throws: `PlayError` where one of the plays cannot be played to its end.
  public init(
    of scenario: Scenario,
    opening setting: ScenarioSetting,
    source: String? = nil
  ) throws(PlayError) {
    page = ScenarioPage(
      plays: try ScenarioPlays(of: scenario, opening: setting, source: source),
      covers: true
    )
  }

  /// The name under which a browser keeps what was answered; another text has another.
  public var storageKey: String { page.identity.storageKey }

  /// The page.
  ///
  /// - Throws: what the renderer throws where it cannot lay out the diagram.
  public func html(_ renderer: PictureRenderer) throws(PictureRenderer.Failure) -> String {
    try page.html(renderer)
  }
}

/// A scenario as one HTML file to be opened in a browser: all settings, moment by moment, with
/// nothing covered.
public struct TimelinePage: Sendable {
  let page: ScenarioPage

  /// Plays a scenario with all its settings; of very many, with those next to the one it opens with.
  ///
  /// - Parameters:
  ///   - scenario: what to play.
  ///   - setting: what the page shows first.
  ///   - source: how the command line names the scenario: by its name, if not given, or by a path.
  /// - Throws: `PlayError` where one of the plays cannot be played to its end.
  public init(
    of scenario: Scenario,
    opening setting: ScenarioSetting,
    source: String? = nil
  ) throws(PlayError) {
    page = ScenarioPage(
      plays: try ScenarioPlays(of: scenario, opening: setting, source: source),
      covers: false
    )
  }

  /// The page.
  ///
  /// - Throws: what the renderer throws where it cannot lay out the diagram.
  public func html(_ renderer: PictureRenderer) throws(PictureRenderer.Failure) -> String {
    try page.html(renderer)
  }
}
