internal import RefGraph

extension EvidenceRecord {
  /// The record as a person reads it at a terminal.
  public func text(_ layout: TextLayout = TextLayout()) -> String {
    layout.text(of: handout().page())
  }

  /// The record in Markdown.
  public func markdown() -> String { handout().markdown() }

  func handout() -> Handout {
    var section = Handout.Section("Evidence record")
    section.parts = [
      .field("experiment", remarks(.question)), .field("setting", setting()),
      .field("stopping point", [stoppingPoint()]), .field("trigger action", triggerAction()),
      .field("key variables", variableLines()), .field("call stack", stackLines()),
      .field("log order", logLines()), .field("conclusion", conclusion()),
      .field("in general", remarks(.conclusion)),
      .field("still cannot prove", remarks(.cannotProve)),
    ]
    var handout = Handout(title: timeline.scenario.title)
    handout.subtitle = "scenario \(timeline.scenario.name)"
    handout.sections = [section]
    handout.add(directionSection())
    return handout
  }

  private func remarks(_ kind: Scenario.Remark.Kind) -> [StyledText] {
    timeline.scenario.remarks(kind).map { StyledText($0.text) }
  }

  private func setting() -> [StyledText] {
    timeline.setting.values.isEmpty ? [] : [StyledText(timeline.setting.description)]
  }

  private func stoppingPoint() -> StyledText {
    let place = callStack.first.map { "inside \($0.title)" } ?? "no code is running"
    return StyledText(moment.name, .name)
      + StyledText(", \(moment.file):\(moment.location.line), \(place)")
  }

  private func triggerAction() -> [StyledText] {
    guard let trigger else { return [] }
    return [
      StyledText("\"\(trigger.title)\"", .name)
        + StyledText(trigger.isRunning ? ", which is still going on" : ", which is over")
    ]
  }

  private func variableLines() -> [StyledText] {
    keyVariables().map { frame, variable in
      StyledText("\(variable.name) = ") + StyledText(variable.value, .name)
        + StyledText(" (\(variable.type), \(variable.strength.word)), in \(frame.title)", .faint)
    }
  }

  private func stackLines() -> [StyledText] {
    callStack.map { StyledText($0.title) + StyledText(", \($0.entry.rawValue)", .faint) }
  }

  private func conclusion() -> [StyledText] {
    guard let outcome else { return [] }
    return outcome.verdicts.map { verdict in
      StyledText(verdict.handle, .name)
        + StyledText(verdict.certainty == .certain ? " is " : " is possibly ")
        + StyledText(verdict.kind.rawValue, verdict.kind.style)
        + StyledText(" at \(outcome.moment.name)")
    }
  }

  private func directionSection() -> Handout.Section {
    var section = Handout.Section("Where to look in Xcode")
    for kind in Scenario.Remark.Kind.allCases {
      let texts = directions.filter { $0.kind == kind }.map { StyledText($0.text) }
      if !texts.isEmpty { section.parts.append(.field(kind.rawValue, texts)) }
    }
    return section
  }

  /// How many lines of the log, from the last, are shown.
  private static let logLimit = 60

  /// The lines by number; those that have the same number may come in any order, but for those that
  /// have the same letter too.
  private func logLines() -> [StyledText] {
    var lines: [StyledText] = []
    let letters = StrandLetters(log)
    var number = 0
    var group: Int?
    var isLettered = false
    for event in log {
      let open = event.strand.map(\.group).flatMap { letters.isOpen($0) ? $0 : nil }
      if open == nil || open != group { number += 1 }
      group = open
      let letter = letters.letter(of: event)
      if letter != nil { isLettered = true }
      lines.append(
        StyledText("\(number)\(letter ?? "") ", .faint) + EventLines.line(of: event)
      )
    }
    let hidden = lines.count - Self.logLimit
    var shown = Array(lines.suffix(Self.logLimit))
    if hidden > 0 { shown.insert(StyledText("\(hidden) lines before these", .faint), at: 0) }
    if number < lines.count {
      let note = isLettered ? ", but those of one letter in theirs." : "."
      shown.append(StyledText("Lines of one number come in no guaranteed order" + note, .faint))
    }
    return shown
  }
}
