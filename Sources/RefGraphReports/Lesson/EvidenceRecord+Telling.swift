internal import RefGraph

extension EvidenceRecord {
  /// The record as a person reads it at a terminal.
  public func text(_ layout: TextLayout = TextLayout()) -> String {
    layout.text(of: handout().page())
  }

  /// The record in Markdown.
  public func markdown() -> String { handout().markdown() }

  private func handout() -> Handout {
    var section = Handout.Section("Evidence record")
    section.parts = [
      .field("experiment", experiment()), .field("stopping point", stoppingPoint()),
      .field("trigger action", triggerAction()), .field("key variables", keyVariables()),
      .field("call stack", stackLines()), .field("log order", logLines()),
      .field("conclusion", remarks(.conclusion)),
      .field("still cannot prove", remarks(.cannotProve)),
    ]
    var handout = Handout(title: timeline.scenario.title)
    handout.sections = [section]
    return handout
  }

  private func remarks(_ kind: Scenario.Remark.Kind) -> [StyledText] {
    timeline.scenario.remarks(kind).map { StyledText($0.text) }
  }

  private func experiment() -> [StyledText] {
    let setting = timeline.setting.description
    let name = timeline.scenario.name
    return remarks(.question) + [StyledText(setting.isEmpty ? name : "\(name), \(setting)", .faint)]
  }

  private func stoppingPoint() -> [StyledText] {
    let place = callStack.first.map { "inside \($0.title)" } ?? "no code is running"
    return [
      StyledText(moment.name, .name)
        + StyledText(", \(moment.file):\(moment.location.line), \(place)")
    ] + remarks(.stoppingPoint)
  }

  private func triggerAction() -> [StyledText] {
    let action = trigger.map { trigger in
      StyledText("\"\(trigger.title)\"", .name)
        + StyledText(trigger.isRunning ? ", which is still going on" : ", which is over")
    }
    return (action.map { [$0] } ?? []) + remarks(.trigger)
  }

  /// Of how many frames, from the innermost, the variables are shown.
  private static let frameLimit = 2

  private func keyVariables() -> [StyledText] {
    let frames = callStack.filter { !$0.variables.isEmpty }.prefix(Self.frameLimit)
    return frames.flatMap { frame in
      frame.variables.map { variable in
        StyledText("\(variable.name) = ") + StyledText(variable.value, .name)
          + StyledText(" (\(variable.type), \(variable.strength.word)), in \(frame.title)", .faint)
      }
    } + remarks(.keyVariable)
  }

  private func stackLines() -> [StyledText] {
    callStack.map { StyledText($0.title) + StyledText(", \($0.entry.rawValue)", .faint) }
      + remarks(.callStack)
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
