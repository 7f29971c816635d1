/// What a command has to say: its result, how it ended, and what goes beside the result.
struct CommandResult {
  let bytes: [UInt8]
  var status = ExitStatus.done
  /// Lines for standard error; one about a file begins with its name, as compilers write it.
  var warnings: [String] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }
}
