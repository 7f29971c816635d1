public import RefGraphCapture
public import ReminderWorld

/// The real objects of an experiment at one moment, as memory had them.
public struct LiveMoment: Sendable {
  /// The name of the moment.
  public let name: String
  /// What was captured: the watched objects under their handles, and all that they lead to.
  public let capture: LiveCapture

  /// Captures what a look shows.
  ///
  /// - Throws: `CaptureError`.
  public init(_ look: Look) throws {
    name = look.moment
    capture = try LiveCapture.capture(look.objects)
  }

  /// Runs an experiment and captures its objects at each moment, without any change to the run.
  ///
  /// - Throws: `CaptureError`.
  public static func all(of experiment: Experiment, _ setting: Setting) throws -> [LiveMoment] {
    var captured = Result<[LiveMoment], any Error>.success([])
    _ = experiment.run(setting) { look in
      captured = captured.flatMap { moments in Result { moments + [try LiveMoment(look)] } }
    }
    return try captured.get()
  }
}
