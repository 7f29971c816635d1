/// One experiment of the lab: an app of real classes, closures and references, driven through named
/// moments under real ARC.
///
/// ```swift
/// let experiment = Experiment.named("closure-capture")
/// let moments = experiment?.run(experiment.settings()[0])
/// ```
public struct Experiment: Sendable {
  /// The name, which a scenario of the model shares.
  public let name: String
  /// The conditions that can be changed.
  public let choices: [Choice]
  private let play: @Sendable (Setting, Stage) -> Void

  /// An experiment that drives its app in `play`.
  init(
    _ name: String,
    choices: [Choice] = [],
    play: @escaping @Sendable (Setting, Stage) -> Void
  ) {
    self.name = name
    self.choices = choices
    self.play = play
  }

  /// Makes the app anew, drives it, and says what was seen at each moment.
  ///
  /// - Parameter look: called at each moment, in the midst of the run, with the objects themselves.
  ///   It keeps none of them.
  /// - Precondition: `setting` is one of ``settings()``, or has the same choices.
  public func run(_ setting: Setting, look: ((Look) -> Void)? = nil) -> [Moment] {
    let stage = Stage(look: look)
    // The stage stands for the system, which outlives every action: no optimisation may end it
    // before the last moment is taken.
    return withExtendedLifetime(stage) {
      play(setting, stage)
      return stage.notebook.moments
    }
  }

  /// All combinations of the choices' values, the last choice turning fastest; the default first.
  public func settings() -> [Setting] {
    choices.reduce([Setting(values: [])]) { settings, choice in
      settings.flatMap { setting in
        choice.values.map { value in
          Setting(values: setting.values + [.init(choice: choice.name, value: value)])
        }
      }
    }
  }

  /// The experiment of this name, or `nil`.
  public static func named(_ name: String) -> Experiment? {
    all.first { $0.name == name }
  }
}
