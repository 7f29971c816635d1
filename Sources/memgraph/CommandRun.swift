import Arguments

/// One run of the command, from its words to its exit status. Only this writes to the outside.
struct CommandRun {
  let words: [String]

  func run() -> ExitStatus {
    System.ignoreBrokenPipes()
    do throws(Failure) {
      return try result()
    } catch {
      complain("\(error.text)\n")
      return error.status
    }
  }

  private func result() throws(Failure) -> ExitStatus {
    let width = min(System.terminalWidth(System.standardOutput) ?? 80, 100)
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
      let place = path.map { "`\($0.visible)`" } ?? "standard output"
      throw Failure(
        .cannotWrite,
        "cannot write \(place): \(error.message); choose another place with `-o FILE`"
      )
    }
  }

  /// Writes files into a folder, which is made where it is missing, and says so. What else is in the
  /// folder stays.
  private func write(
    _ files: [(name: String, bytes: [UInt8])],
    into folder: String
  ) throws(Failure) {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    do throws(System.CallError) {
      try System.makeFolder(path: folder)
    } catch {
      throw Failure(error, making: folder)
    }
    for file in files { try write(file.bytes, to: start + file.name) }
    let first = files.first.map { ": begin with `\((start + $0.name).visible)`" } ?? ""
    complain("memgraph: wrote \(files.count) files into `\(folder.visible)`\(first)\n")
  }

  private func complain(_ text: String) {
    // Where standard error is closed there is nobody left to tell.
    try? System.write(Array(text.utf8), to: System.standardError)
  }
}
