/// Why a command ends without a result.
struct Failure: Error, Equatable {
  let status: ExitStatus
  /// Whole lines for standard error, without the last line break. Those about bad data begin with
  /// the file, as compilers write it.
  let message: String

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }

  /// The message as standard error shows it. What is wrong with a file begins with the place in it,
  /// where editors look for one.
  var text: String { (status == .badData ? "" : "memgraph: ") + message }
}
