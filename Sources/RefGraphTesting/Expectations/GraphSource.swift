public import RefGraph
internal import RefGraphCapture

/// A graph to ask about that is not made of live objects: a snapshot, or a moment of a scenario.
///
/// ```swift
/// expectReleased("detail", in: .moment("after-pop", of: timeline))
/// ```
public struct GraphSource: Sendable {
  /// The graph, or why there is none.
  let content: Content

  enum Content: Sendable {
    case snapshot(Snapshot)
    case missing(Finding)
  }

  /// A snapshot, however it was made.
  public static func snapshot(_ snapshot: Snapshot) -> Self {
    Self(content: .snapshot(snapshot))
  }

  /// A moment of a scenario that was played. A moment that the play does not have is a failure.
  public static func moment(_ name: String, of timeline: Timeline) -> Self {
    guard let moment = timeline.moment(named: name) else {
      return Self(content: .missing(.unknownMoment(name, in: timeline)))
    }
    return .snapshot(moment.snapshot)
  }

  /// A moment of a scenario, played with some choices set.
  ///
  /// What cannot be played is a failure, and so is a moment that the play does not have.
  ///
  /// ```swift
  /// expectReleased("detail", in: .moment("after-pop", of: scenario, with: ["capture": "weak"]))
  /// ```
  ///
  /// - Parameter choices: values by the names of choices; the rest keep their first values.
  public static func moment(
    _ name: String,
    of scenario: Scenario,
    with choices: [String: String] = [:]
  ) -> Self {
    do {
      let changes = choices.sorted { $0.key < $1.key }.map { (choice: $0.key, value: $0.value) }
      return .moment(name, of: try scenario.play(scenario.setting(changes)))
    } catch {
      let message = "scenario \(scenario.name) cannot be played: \(error)"
      return Self(content: .missing(.init(severity: .failure, message: message)))
    }
  }

  /// What is reachable from live objects, as a copy of the process has them: threads may be changing
  /// them, and a cycle that is missed would pass. Where they cannot be captured, nobody can tell.
  static func objects(_ objects: [String: AnyObject]) -> Self {
    do {
      var options = LiveCapture.Options()
      options.isFrozen = true
      return .snapshot(try LiveCapture.snapshot(of: objects, options: options))
    } catch {
      // Without objects it is the test that is wrong.
      let isMisuse = error as? CaptureError == .noObjects
      let severity: Finding.Severity = isMisuse ? .failure : .inconclusive
      return Self(content: .missing(.init(severity: severity, message: "no graph: \(error)")))
    }
  }

  /// What a question finds, or that there is no graph to ask.
  func findings(_ question: (Snapshot) -> [Finding]) -> [PlacedFinding] {
    switch content {
    case .snapshot(let snapshot): question(snapshot).map { PlacedFinding(finding: $0) }
    case .missing(let finding): [PlacedFinding(finding: finding)]
    }
  }
}

extension Finding {
  fileprivate static func unknownMoment(_ name: String, in timeline: Timeline) -> Finding {
    let known = timeline.moments.map(\.name)
    let hint = NearestName.nearest(to: name, among: known).map { "; did you mean \($0)?" } ?? ""
    let moments = known.isEmpty ? "none" : known.joined(separator: ", ")
    let scenario = timeline.scenario.name
    return Finding(
      severity: .failure,
      message: "scenario \(scenario) has no moment \(name)\(hint)\nIts moments: \(moments)"
    )
  }
}
