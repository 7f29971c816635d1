import Agreement
import ReminderWorld

/// How far each experiment agrees with the model, over all combinations of its choices.
struct AgreementTable {
  private let rows: [Row]

  /// One experiment.
  private struct Row {
    let name: String
    var combinations = 0
    var moments = 0
    var comparisons = 0
    var unwatched: Set<String> = []
    var problems: [String] = []
  }

  init(of experiments: [Experiment]) {
    rows = experiments.map(AgreementTable.row)
  }

  /// Whether every experiment has a scenario and nothing differs.
  var isComplete: Bool { rows.allSatisfy(\.problems.isEmpty) }

  private static func row(of experiment: Experiment) -> Row {
    var row = Row(name: experiment.name)
    do {
      for setting in experiment.settings() {
        let agreement = try Agreement(of: experiment, setting)
        row.combinations += agreement.playCount
        row.moments = max(row.moments, agreement.momentCount)
        row.comparisons += agreement.comparisonCount
        row.unwatched.formUnion(agreement.unwatched)
        row.problems += agreement.disagreements.map { "\(experiment.name) \(setting): \($0)" }
      }
    } catch {
      row.problems.append("\(error)")
    }
    return row
  }

  /// The table, then what was not compared, then every disagreement.
  var text: String {
    let heading = ["experiment", "moments", "combinations", "comparisons", "disagreements"]
    let cells =
      [heading]
      + rows.map { row in
        [
          row.name, "\(row.moments)", "\(row.combinations)", "\(row.comparisons)",
          "\(row.problems.count)",
        ]
      }
    let widths = heading.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    let lines = cells.map { cells in
      zip(cells, widths).enumerated().map { column, cell in
        let blanks = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + blanks : blanks + cell.0
      }.joined(separator: "  ")
    }
    let unwatched = rows.filter { !$0.unwatched.isEmpty }.map { row in
      "\(row.name): nothing stands for \(row.unwatched.sorted().joined(separator: ", "))"
    }
    return (lines + unwatched + rows.flatMap(\.problems)).joined(separator: "\n")
  }
}
