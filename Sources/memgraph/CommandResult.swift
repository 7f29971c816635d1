/// What a command has to say: its result, how it ended, and what goes beside the result.
struct CommandResult {
  let content: Content
  var status = ExitStatus.done
  /// Lines for standard error; one about a file begins with its name, as compilers write it.
  var warnings: [String] = []

  /// What a command makes.
  enum Content {
    /// One result, for standard output or the file that the line names.
    case bytes([UInt8])
    /// Files in a folder.
    case folder(String, [(name: String, bytes: [UInt8])])
  }

  init(_ text: String) {
    content = .bytes(Array(text.utf8))
  }

  init(bytes: [UInt8]) {
    content = .bytes(bytes)
  }

  init(folder: String, _ files: [(name: String, bytes: [UInt8])]) {
    content = .folder(folder, files)
  }
}
