/// A built-in scenario with all there is to ask of it, written down here and not asked of it.
struct Matrix: Sendable {
  let scenario: String
  /// The values of each choice.
  let choices: [[String]]
  /// The moments that a combination of values has.
  let moments: @Sendable ([String]) -> [String]

  static let reminders = Matrix(
    scenario: "reminders",
    choices: [["weak", "strong", "unowned"], ["show", "push", "present"], ["no", "yes"]]
  ) { values in
    let gone =
      values.contains("present") ? ["dismissing", "after-dismiss"] : ["popping", "after-pop"]
    return ["launch", "detail-open", "saving"] + gone + ["after-sign-out"]
  }

  static let timerIncident = Matrix(
    scenario: "timer-incident",
    choices: [["strong", "weak", "none"], ["deinit", "disappear"]]
  ) { _ in ["launch", "counting", "covered", "uncovered", "popping", "after-pop"] }

  static let all = [reminders, timerIncident]

  private init(
    scenario: String,
    choices: [[String]],
    moments: @escaping @Sendable ([String]) -> [String]
  ) {
    self.scenario = scenario
    self.choices = choices
    self.moments = moments
  }

  /// A value of each choice.
  struct Combination: Sendable, CustomStringConvertible {
    let matrix: Matrix
    let values: [String]

    var moments: [String] { matrix.moments(values) }
    /// The name of a golden file, without its ending.
    var description: String { "\(matrix.scenario)/\(values.joined(separator: "-"))" }

    /// A command about this combination.
    func line(_ command: String) -> String {
      let scenario = matrix.scenario == "reminders" ? "" : " --scenario \(matrix.scenario)"
      return "memgraph \(command)\(scenario)" + values.map { " --\($0)" }.joined()
    }
  }

  /// Every combination of all matrices, the values of the last choice changing first.
  static let combinations: [Combination] = all.flatMap { matrix in
    matrix.choices.reduce([[]]) { begun, values in
      begun.flatMap { start in values.map { start + [$0] } }
    }
    .map { Combination(matrix: matrix, values: $0) }
  }
}
