extension CommandLineTool {
  /// How the tool is used, in one line: `graph COMMAND [OPTIONS]`.
  public var usage: String { "\(name) COMMAND [OPTIONS]" }

  /// How a command is used, in one line: `graph show FILE [OPTIONS] [--VALUE…]`. Linear.
  public func usage(of command: Command<Verb>) -> String {
    let syntax = command.syntax
    var parts = [name, command.name] + syntax.arguments.map(\.usage)
    // Help alone is no reason to speak of options.
    if syntax.optionGroups.contains(where: { !$0.options.isEmpty }) { parts.append("[OPTIONS]") }
    if let words = syntax.choiceWords { parts.append("[\(words.placeholder)…]") }
    return parts.joined(separator: " ")
  }

  /// The help of the tool: its commands and options, examples, exit statuses.
  ///
  /// - Parameter width: The columns to fill; widths under 20 count as 20.
  public func help(width: Int = 80) -> String {
    var page = HelpPage(width: width)
    page.add(paragraphs: manual.abstract)
    page.add(label: "Usage:", usage)
    page.add(paragraphs: manual.discussion)
    page.add(lists: [commandList(), HelpList(OptionGroup("Options", [.help, .version]))])
    page.add(manual)
    return page.text()
  }

  /// The help of one command: its usage, arguments, options, examples.
  ///
  /// - Parameter width: The columns to fill; widths under 20 count as 20.
  public func help(for command: Command<Verb>, width: Int = 80) -> String {
    let syntax = command.syntax
    var page = HelpPage(width: width)
    page.add(paragraphs: command.manual.abstract)
    page.add(label: "Usage:", usage(of: command))
    page.add(paragraphs: command.manual.discussion)
    var groups = syntax.allGroups().map { HelpList($0) }
    if let words = syntax.choiceWords { groups.insert(HelpList(words), at: groups.count - 1) }
    page.add(lists: [HelpList(syntax.arguments)] + groups)
    page.add(command.manual)
    return page.text()
  }

  private func commandList() -> HelpList {
    var entries = commands.map { HelpList.Entry(term: $0.name, text: $0.manual.abstract) }
    entries.append(HelpList.Entry(term: HelpCommand.name, text: HelpCommand.abstract))
    return HelpList(title: "Commands", entries: entries)
  }
}

extension HelpPage {
  fileprivate mutating func add(_ manual: Manual) {
    add(stacked: HelpList(manual.examples))
    add(lists: [HelpList(manual.exitStatuses)])
  }
}
