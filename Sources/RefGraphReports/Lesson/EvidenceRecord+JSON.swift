internal import RefGraph

extension EvidenceRecord {
  /// The record as a file of format `refgraph-evidence`, version 1; `null` stands for what was not
  /// recorded.
  public func json() -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("format", "refgraph-evidence")
      writer.member("version", 1)
      writer.scenario(of: timeline)
      writer.texts("experiment", remarks(.question))
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
      writeFrames(to: &writer)
      writeLog(to: &writer)
      writer.texts("conclusion", remarks(.conclusion))
      writer.texts("cannotProve", remarks(.cannotProve))
    }
    return writer.text()
  }

  private func remarks(_ kind: Scenario.Remark.Kind) -> [String] {
    timeline.scenario.remarks(kind).map(\.text)
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
              writer.object(.inline) { writer in
                writer.member("name", variable.name)
                writer.member("value", variable.value)
                writer.member("type", variable.type)
                writer.member("strength", variable.strength.word)
              }
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

extension JSONWriter {
  /// Writes texts as an array, or `null` where there are none.
  fileprivate mutating func texts(_ key: String, _ texts: [String]) {
    guard !texts.isEmpty else { return null(key) }
    array(key) { writer in
      for text in texts { writer.element(text) }
    }
  }
}
