internal import RefGraph

extension EvidenceRecord {
  /// The record as a file of format `refgraph-evidence`, version 1; `null` stands for what was not
  /// recorded.
  public func json() -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("format", "refgraph-evidence")
      writer.member("version", 1)
      writer.object("scenario", .inline) { writer in
        writer.member("name", timeline.scenario.name)
        writer.member("title", timeline.scenario.title)
      }
      writer.texts("experiment", remarks(.question))
      writeSetting(to: &writer)
      writer.object("stoppingPoint", .inline) { writer in
        writer.member("moment", moment.name)
        writer.member("file", moment.file)
        writer.member("line", moment.location.line)
      }
      if let trigger {
        writer.object("trigger", .inline) { writer in
          writer.member("title", trigger.title)
          writer.member("isRunning", trigger.isRunning)
        }
      } else {
        writer.null("trigger")
      }
      writeKeyVariables(to: &writer)
      writeFrames(to: &writer)
      writeLog(to: &writer)
      writeConclusion(to: &writer)
      writer.texts("inGeneral", remarks(.conclusion))
      writer.texts("cannotProve", remarks(.cannotProve))
      writeDirections(to: &writer)
    }
    return writer.text()
  }

  private func remarks(_ kind: Scenario.Remark.Kind) -> [String] {
    timeline.scenario.remarks(kind).map(\.text)
  }

  private func writeSetting(to writer: inout JSONWriter) {
    guard !timeline.setting.values.isEmpty else { return writer.null("setting") }
    writer.object("setting", .inline) { writer in
      for value in timeline.setting.values { writer.member(value.choice, value.value) }
    }
  }

  private func writeKeyVariables(to writer: inout JSONWriter) {
    let variables = keyVariables()
    guard !variables.isEmpty else { return writer.null("keyVariables") }
    writer.array("keyVariables") { writer in
      for (frame, variable) in variables {
        writer.object(.inline) { writer in
          writer.members(of: variable)
          writer.member("frame", frame.title)
        }
      }
    }
  }

  /// The call stack, each frame with its variables.
  private func writeFrames(to writer: inout JSONWriter) {
    guard !callStack.isEmpty else { return writer.null("callStack") }
    writer.array("callStack") { writer in
      for frame in callStack {
        writer.object { writer in
          writer.member("frame", frame.title)
          writer.member("entry", frame.entry.rawValue)
          writer.array("variables") { writer in
            for variable in frame.variables {
              writer.object(.inline) { $0.members(of: variable) }
            }
          }
        }
      }
    }
  }

  private func writeLog(to writer: inout JSONWriter) {
    guard !log.isEmpty else { return writer.null("log") }
    let handles = ObjectHandles(of: moment.snapshot)
    writer.array("log") { writer in
      for event in log { writer.object(.inline) { $0.members(of: event, handles) } }
    }
  }
}

extension EvidenceRecord {
  private func writeConclusion(to writer: inout JSONWriter) {
    guard let outcome else { return writer.null("conclusion") }
    writer.object("conclusion") { writer in
      writer.member("moment", outcome.moment.name)
      let handles = ObjectHandles(of: outcome.moment.snapshot)
      writer.array("verdicts") { writer in
        for verdict in outcome.verdicts {
          writer.object(.inline) { $0.members(of: verdict, handles) }
        }
      }
    }
  }

  private func writeDirections(to writer: inout JSONWriter) {
    guard !directions.isEmpty else { return writer.null("whereToLook") }
    writer.object("whereToLook") { writer in
      for kind in Scenario.Remark.Kind.allCases {
        writer.someTexts(kind.rawValue, directions.filter { $0.kind == kind }.map(\.text))
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func members(of variable: EvidenceRecord.Variable) {
    member("name", variable.name)
    member("value", variable.value)
    member("type", variable.type)
    member("strength", variable.strength.word)
  }

  /// Writes texts as an array, where there are some.
  fileprivate mutating func someTexts(_ key: String, _ texts: [String]) {
    if !texts.isEmpty { self.texts(key, texts) }
  }

  /// Writes texts as an array, or `null` where there are none.
  fileprivate mutating func texts(_ key: String, _ texts: [String]) {
    guard !texts.isEmpty else { return null(key) }
    array(key) { writer in
      for text in texts { writer.element(text) }
    }
  }
}
