/// How a run ended, for scripts: the numbers of sysexits(3) where there is one.
enum ExitStatus: Int32, CaseIterable {
  case done = 0
  /// `check` found something.
  case found = 1
  /// The line, a scenario, a moment or a choice is not known.
  case usage = 64
  /// The input cannot be understood.
  case badData = 65
  /// There is no such input, or it is a directory.
  case noInput = 66
  /// Something that is needed is missing.
  case unavailable = 69
  /// A defect of ours.
  case `internal` = 70
  /// The result cannot be written.
  case cannotWrite = 73
  /// The input cannot be read.
  case readError = 74

  var meaning: String {
    switch self {
    case .done: "Done, whatever the verdict."
    case .found: "`check` found something."
    case .usage: "The command line, a scenario, a moment or a choice is not known."
    case .badData: "The input cannot be understood."
    case .noInput: "There is no such input, or it is a directory."
    case .unavailable: "A component that is needed is missing."
    case .internal: "A defect of memgraph itself."
    case .cannotWrite: "The result cannot be written."
    case .readError: "The input cannot be read."
    }
  }
}
