public import RefGraph

/// What the lab writes down of one experiment: where the play was stopped, what was there, who had
/// called, and what had happened by then.
///
/// What is recorded comes from the play of one setting: its question, its frames, its log and its
/// verdicts. What the play does not give is not recorded. What the scenario says besides, of every
/// play alike, stands apart: its conclusion, and where to look in Xcode.
public struct EvidenceRecord: Sendable {
  /// The play that the record is of.
  public let timeline: Timeline
  /// The moment at which the play was stopped.
  public let moment: Timeline.Moment
  /// The running frames, the innermost first.
  public let callStack: [Frame]
  /// What the user did, or was doing, last; `nil` where that was nothing yet.
  public let trigger: Trigger?
  /// Everything that happened up to the stopping point, in order.
  public let log: [Event]
  /// What this play shows of the objects that are due; `nil` where nothing ever is.
  public let outcome: Outcome?
  /// Where the scenario tells to look; nothing at a moment that it does not tell to stop at.
  public let directions: [Direction]

  /// What has become of the objects that are due.
  public struct Outcome: Sendable {
    /// The stopping point or, where nothing is due there, the moment that the scenario asks about
    /// last, or else the last at which something is.
    public let moment: Timeline.Moment
    /// One for each due object.
    public let verdicts: [Verdict]
  }

  /// A remark of the scenario about what to look at in Xcode.
  public struct Direction: Equatable, Sendable {
    /// What it is about, by its word: `stopping-point`, `key-variable`.
    public let kind: Scenario.Remark.Kind
    /// The scenario's words.
    public let text: String
  }

  /// What the user did.
  public struct Trigger: Equatable, Sendable {
    /// The title of the action.
    public let title: String
    /// Whether it was still going on.
    public let isRunning: Bool
  }

  /// One running body of code.
  public struct Frame: Equatable, Sendable {
    /// What runs: `ReminderDetailViewController.saveReminder`, `closure onSave`.
    public let title: String
    /// Who led there.
    public let entry: Entry
    /// `self`, locals and captures, in the order in which the frame got them, then the fields of
    /// `self`.
    public let variables: [Variable]
  }

  /// Who runs a body of code, as far as the play tells.
  public enum Entry: String, Sendable {
    /// The user's doing itself.
    case action
    /// A method that an action runs first.
    case controlAction = "control action"
    /// A framework calls one of the app's methods.
    case callback = "UIKit callback"
    /// An object's `deinit`, which ARC runs.
    case deinitialiser = "deinit"
    /// One of the app's methods calls another.
    case method = "app method"
    /// The body of a closure of the app's.
    case closure = "app closure"
    /// A framework's own code.
    case framework
  }

  /// A name that a debugger would show, and what it means.
  public struct Variable: Equatable, Sendable {
    /// The name: `self`, `list`, `self.onSave`.
    public let name: String
    /// The object by its handle.
    public let value: String
    /// The object's type.
    public let type: String
    /// How the name holds the object.
    public let strength: Strength
  }

  /// Fills the record at a moment of the play.
  public init(of timeline: Timeline, at moment: Timeline.Moment) {
    self.init(of: timeline, at: moment) { SnapshotAnalysis(of: timeline.moments[$0].snapshot) }
  }

  /// Fills the record at a moment of a play whose moments have been analysed.
  init(of report: TimelineReport, at moment: Timeline.Moment) {
    self.init(of: report.timeline, at: moment) { report.moments[$0].analysis }
  }

  private init(
    of timeline: Timeline,
    at moment: Timeline.Moment,
    _ analysis: (Int) -> SnapshotAnalysis
  ) {
    self.timeline = timeline
    self.moment = moment
    log = Array(timeline.events[..<moment.eventRange.upperBound])
    let frames = moment.snapshot.objects.filter { $0.kind == .frame }
    trigger = log.reversed().lazy.compactMap(\.actionTitle).first.map { title in
      Trigger(title: title, isRunning: frames.contains { $0.type == title })
    }
    callStack = Self.callStack(of: Array(frames), log)
    outcome = Self.outcome(of: timeline, at: moment, analysis)
    // The stopping point is looked for among the objects of all moments: only where it matters.
    let directions = Self.directions(of: timeline.scenario)
    let isToldOf = !directions.isEmpty && Self.stoppingPoint(of: timeline)?.name == moment.name
    self.directions = isToldOf ? directions : []
  }

  /// Where to stop if nothing else is asked for: the first moment that stands in running code, or
  /// else the last one that the scenario asks about, or else the last.
  public static func stoppingPoint(of timeline: Timeline) -> Timeline.Moment? {
    let inCode = timeline.moments.first { moment in
      moment.snapshot.objects.contains { $0.kind == .frame }
    }
    return inCode ?? timeline.predictions.last.map { timeline.moments[$0.moment] }
      ?? timeline.moments.last
  }
}

extension Event {
  /// The title of an action that began.
  var actionTitle: String? {
    if case .action(let title) = kind { title } else { nil }
  }
}
