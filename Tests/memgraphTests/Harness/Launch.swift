import Foundation

/// A run of the built command, from its words to what came of it.
///
/// Runs block the thread of their test. The tests run on as many threads as there are cores, and
/// so do the runs.
struct Launch {
  /// A line for the shell, and the words that it knows as `$@`.
  var line: String
  var words: [String] = []
  /// The folder in which it runs.
  let scratch: Scratch
  var environment = Launch.environment
  /// What comes in on standard input.
  var input: [UInt8] = []
  /// Whether that comes from a terminal on which a person types it, line by line; control-D, at the
  /// start of a line, ends it.
  var isTyped = false
  var output = Stream.kept
  var complaints = Stream.kept

  /// What an output stream of the command is connected to.
  enum Stream: Equatable {
    /// A file that is read at the end.
    case kept
    /// A pipe that nobody reads any more.
    case closedPipe
    /// A terminal of this many columns, that passes on every byte unchanged.
    case terminal(columns: UInt16)
  }

  /// What came of a run.
  struct Outcome: Equatable {
    /// The exit status, or 128 and the number of the signal that ended the run.
    let status: Int32
    /// The bytes on standard output.
    let output: [UInt8]
    /// The bytes on standard error.
    let complaints: [UInt8]

    var text: String { String(decoding: output, as: UTF8.self) }
    var complaint: String { String(decoding: complaints, as: UTF8.self) }
  }

  /// The longest that a run may take: what is slower hangs.
  static let seconds: Double = 120

  /// What every run has in its environment: nothing of the machine's but where programs are.
  static let environment: [String: String] = {
    let products = Places.products.path(percentEncoded: false)
    return ["PATH": "\(products):/usr/bin:/bin", "LC_ALL": "C", "TZ": "UTC"]
  }()

  init(line: String, words: [String] = [], in scratch: Scratch) {
    self.line = line
    self.words = words
    self.scratch = scratch
  }

  /// The command itself, with these words.
  static func memgraph(_ words: [String], in scratch: Scratch) -> Launch {
    Launch(line: #"exec memgraph "$@""#, words: words, in: scratch)
  }
}
