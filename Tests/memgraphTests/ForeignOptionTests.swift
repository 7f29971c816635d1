import RefGraph
import Testing

@Suite struct `An option that a command does not take` {
  static let pages = HelpPage.all

  @Test func `is told from the help of all commands`() {
    #expect(Self.pages.count == 11)
    #expect(Self.pages.allSatisfy { $0.options.contains { $0.name == "output" } })
  }

  @Test(arguments: pages)
  func `is refused with the commands that take it`(page: HelpPage) throws {
    let foreign = Set(Self.pages.flatMap { $0.options.map(\.name) })
      .subtracting(page.options.map(\.name)).sorted()
    #expect(!foreign.isEmpty)
    for name in foreign {
      let takers = Self.pages.filter { $0.options.contains { $0.name == name } }.map(\.command)
      let refusal =
        "`\(page.command)` does not take `--\(name)`, which is for \(Self.list(takers)); leave it out"
      for words in [["--\(name)"], ["--\(name)=1"], ["--\(name)", "1"], ["some", "--\(name)"]] {
        try expect(page, words, refusal)
      }
    }
  }

  @Test(arguments: pages)
  func `and a value that it does not take, with those that take that`(page: HelpPage) throws {
    for option in page.options where !option.values.isEmpty {
      let others = Self.pages.flatMap { other in
        other.options.filter { $0.name == option.name }.flatMap(\.values)
      }
      for value in Set(others).subtracting(option.values).sorted() {
        let takers = Self.pages.filter { other in
          other.options.contains { $0.name == option.name && $0.values.contains(value) }
        }
        let refusal =
          "`--\(option.name)` takes one of \(option.values.joined(separator: ", ")) here; "
          + "`\(value)` is for \(Self.list(takers.map(\.command)))"
        try expect(page, ["--\(option.name)", value], refusal)
      }
    }
  }

  @Test func `is no name that a scenario can give to a choice or a value`() {
    let names = Set(Self.pages.flatMap { $0.options.map(\.name) } + ["help", "version"])
    #expect(names.subtracting(Scenario.Choice.optionNames) == [])
  }

  private func expect(_ page: HelpPage, _ words: [String], _ refusal: String) throws {
    let outcome = try Launch.memgraph([page.command] + words, in: Scratch()).run()
    let usage = "Usage: \(page.usage)\nSee `memgraph help \(page.command)`.\n"
    #expect(outcome.complaint == "memgraph: \(refusal)\n\(usage)")
    #expect(outcome.status == 64)
    #expect(outcome.text == "")
  }

  /// `` `a`, `b` and `c` ``.
  private static func list(_ names: [String]) -> String {
    let quoted = names.map { "`\($0)`" }
    return [quoted.dropLast().joined(separator: ", "), quoted.last ?? ""]
      .filter { !$0.isEmpty }.joined(separator: " and ")
  }
}

/// What the help of a command says, read from the transcript of it.
struct HelpPage: Sendable, CustomTestStringConvertible {
  let command: String
  let usage: String
  let options: [Option]

  struct Option: Sendable {
    let name: String
    /// What the option takes, where help lists it.
    let values: [String]
  }

  static let all: [HelpPage] = {
    let golden = Golden("help.console")
    let lines = golden.text().split(separator: "\n")
    return lines.compactMap { line in
      guard let match = line.wholeMatch(of: /\$ memgraph help ([a-z]+)/),
        let text = try? golden.output(of: String(line.dropFirst(2)))
      else { return nil }
      return HelpPage(command: String(match.1), text)
    }
  }()

  private init(command: String, _ text: String) {
    self.command = command
    usage = text.firstMatch(of: /Usage: ([^\n]+)/).map { String($0.1) } ?? ""
    // An option with its help, up to the next one or the end of its group.
    let rows = text.split(separator: /\n(?=\n|  [- ] ?[-a-z,]* *--)/).map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    options = rows.compactMap { row in
      guard let match = row.firstMatch(of: /^(?:-[a-z], )?--([a-z]+)/), match.1 != "help" else {
        return nil
      }
      let values = row.firstMatch(of: /\[one of ([^;\]]+)/)
      return Option(
        name: String(match.1),
        values: values.map { $0.1.split(separator: ", ").map(String.init) } ?? []
      )
    }
  }

  var testDescription: String { command }
}
