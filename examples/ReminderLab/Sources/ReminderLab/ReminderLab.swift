import Foundation
import ReminderWorld

/// `ReminderLab` judges the model by real objects; `ReminderLab NAME [CHOICE=VALUE…]` shows what
/// the real objects of one experiment log.
@main
struct ReminderLab {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let name = arguments.first else {
      let table = AgreementTable(of: Experiment.all)
      print(table.text)
      exit(table.isComplete ? 0 : 1)
    }
    do {
      print(try ExperimentLog(of: name, arguments.dropFirst()).text)
    } catch {
      FileHandle.standardError.write(Data("ReminderLab: \(error)\n".utf8))
      exit(64)
    }
  }
}
