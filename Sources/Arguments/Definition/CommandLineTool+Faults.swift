extension CommandLineTool {
  /// The first thing that makes the definition ambiguous or impossible to type.
  func firstFault() -> String? {
    var seen: Set<String> = [HelpCommand.name]
    for command in commands {
      guard isTypable(command.name) else {
        return "\(quoted(command.name)) is no name for a command"
      }
      guard seen.insert(command.name).inserted else {
        return "the command \(quoted(command.name)) occurs twice or is built in"
      }
      if let fault = command.syntax.firstFault() {
        return "in the command \(quoted(command.name)), \(fault)"
      }
    }
    return nil
  }
}

extension Syntax {
  func firstFault() -> String? {
    optionFault() ?? argumentFault()
  }

  private func optionFault() -> String? {
    var longNames: Set<String> = []
    var shortNames: Set<Character> = []
    for option in allGroups().flatMap(\.options) {
      let name = option.name
      guard isTypable(name.long) else { return "\(quoted(name.long)) is no name for an option" }
      guard longNames.insert(name.long).inserted else {
        return "the option `--\(name.long)` occurs twice or is built in"
      }
      guard let short = name.short else { continue }
      guard short.isASCII, short.isLetter || short.isNumber else {
        return "\(quoted(String(short))) is no short name"
      }
      guard shortNames.insert(short).inserted else {
        return "the option `-\(short)` occurs twice or is built in"
      }
    }
    return nil
  }

  private func argumentFault() -> String? {
    var names: Set<String> = []
    var previous: ArgumentDefinition?
    for argument in arguments {
      guard names.insert(argument.name).inserted else {
        return "the argument \(argument.name) occurs twice"
      }
      if let previous {
        guard !previous.isRepeating else {
          return "\(argument.name) stands behind \(previous.name), which takes all words"
        }
        guard previous.isRequired || !argument.isRequired else {
          return "\(argument.name) stands behind \(previous.name), which may be left out"
        }
      }
      previous = argument
    }
    return nil
  }
}

/// Whether a name can be told from an option's dashes and value, and typed without quotes.
private func isTypable(_ name: String) -> Bool {
  guard let first = name.first, first != "-" else { return false }
  return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
}
