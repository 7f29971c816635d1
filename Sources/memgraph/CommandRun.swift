import Arguments

/// One run of the command, from its words to its exit status. Only this writes to the outside.
struct CommandRun {
  let words: [String]

  func run() -> ExitStatus {
    System.ignoreSignalsOfWriting()
    do throws(Failure) {
      return try result()
    } catch {
      complain("\(error.text)\n")
      return error.status
    }
  }

  private func result() throws(Failure) -> ExitStatus {
    let width = min(System.terminalWidth(System.standardOutput) ?? 80, 100)
    if let refusal = DrawingLine.refusal(of: words) { throw refusal }
    let parsed: ParseResult<Verb>
    do throws(UsageError) {
      parsed = try MemgraphTool.tool.parse(words, helpWidth: width)
    } catch {
      throw Failure(.usage, error.description)
    }
    switch parsed {
    case .help(let text), .version(let text):
      try write(Array(text.utf8), to: nil)
      return .done
    case .completion(let topic, let begun):
      try write(Array(CompletionAnswer(about: topic, begun).text().utf8), to: nil)
      return .done
    case .noCommand(let help):
      complain(help)
      return .usage
    case .command(let command):
      let result = try Commands.run(command)
      for warning in result.warnings { complain("\(warning)\n") }
      switch result.content {
      case .bytes(let bytes): try write(bytes, to: Commands.outputPath(of: command))
      case .folder(let folder, let files): try write(files, into: folder)
      }
      return result.status
    }
  }

  /// Writes a result to a file or to standard output. A pipe that nobody reads any more is quiet.
  private func write(_ bytes: [UInt8], to path: String?) throws(Failure) {
    do throws(System.CallError) {
      if let path {
        try System.write(bytes, path: path)
      } else {
        try System.write(bytes, to: System.standardOutput)
      }
    } catch {
      guard !error.isBrokenPipe else { return }
      throw Failure(error, writing: path)
    }
  }

  /// Writes files into a folder, and says so.
  private func write(
    _ files: [(name: String, bytes: [UInt8])],
    into folder: String
  ) throws(Failure) {
    let writing = FolderWriting(files, into: folder)
    try writing.write()
    let first = files.first.map { ": begin with `\(writing.path(of: $0.name).visible)`" } ?? ""
    complain("memgraph: wrote \(files.count) files into `\(folder.visible)`\(first)\n")
  }

  private func complain(_ text: String) {
    // Where standard error is closed there is nobody left to tell.
    try? System.write(Array(text.utf8), to: System.standardError)
  }
}

extension Failure {
  /// Why a result could not be written to a file or, without a path, to standard output.
  fileprivate init(_ error: System.CallError, writing path: String?) {
    let name = path.map { "`\($0.visible)`" } ?? "standard output"
    let message = path.map(error.message(writing:)) ?? error.message
    let remedy =
      error.isDirectory ? "name a file in it" : "choose another place with `-o FILE`"
    self.init(.cannotWrite, "cannot write \(name): \(message); \(remedy)")
  }
}
