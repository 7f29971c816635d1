internal import RefGraph

extension Lesson {
  /// The lesson as a file of format `refgraph-lesson`, version 1. What the play decides is in it only
  /// as far as the lesson is told.
  ///
  /// - Precondition: `telling` has an answer for each question, if it has answers.
  public func json(_ telling: Telling) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("format", "refgraph-lesson")
      writer.member("version", 1)
      writer.scenario(of: timeline)
      writer.object("remarks") { writer in
        for kind in Scenario.Remark.Kind.allCases
        where telling != .questions || kind.isForBeforeThePlay {
          write(kind, to: &writer)
        }
      }
      writer.array("questions") { writer in
        for index in questions.indices { writer.object { write(index, telling, to: &$0) } }
      }
      guard telling != .questions else { return }
      writer.array("moments") { writer in
        for moment in report.moments { writer.object { Self.write(moment, to: &$0) } }
      }
      writer.array("changes") { writer in
        for change in changes() {
          writer.object(.inline) { writer in
            writer.member("choice", change.choice)
            writer.member("value", change.value)
            writer.member("command", change.command)
          }
        }
      }
    }
    return writer.text()
  }

  private func write(_ kind: Scenario.Remark.Kind, to writer: inout JSONWriter) {
    let texts = remarks(kind)
    guard !texts.isEmpty else { return }
    writer.array(kind.rawValue, .inline) { writer in
      for text in texts { writer.element(text) }
    }
  }

  private func write(_ index: Int, _ telling: Telling, to writer: inout JSONWriter) {
    let question = questions[index]
    writer.member("moment", question.moment)
    writer.member("question", question.text)
    writer.array("answers") { writer in
      for answer in question.answers { writer.element(answer) }
    }
    if case .answered(let answers) = telling { writer.member("predicted", answers[index] + 1) }
    if telling != .questions, let right = question.right { writer.member("right", right + 1) }
  }

  private static func write(_ report: SnapshotReport, to writer: inout JSONWriter) {
    guard let play = report.play else { return }
    var handles = ObjectHandles(of: report.snapshot)
    if let before = play.timeline.moment(before: play.moment) { handles.add(before.snapshot) }
    writer.member("name", play.moment.name)
    writer.array("events") { writer in
      for event in play.timeline.events(of: play.moment) {
        writer.object(.inline) { $0.members(of: event, handles) }
      }
    }
    writer.array("verdicts") { writer in
      for verdict in report.analysis.verdicts {
        writer.object { writer in
          writer.members(of: verdict, handles)
          guard let path = report.analysis.retainPath(to: verdict.object) else { return }
          writer.object("path") { $0.members(of: path, handles) }
        }
      }
    }
    writer.array("cycles") { writer in
      for cycle in report.analysis.cycles.cycles {
        writer.object { $0.members(of: cycle, handles) }
      }
    }
  }
}

extension Scenario.Remark.Kind {
  /// Whether a learner may read it before predicting.
  fileprivate var isForBeforeThePlay: Bool {
    switch self {
    case .question, .chapter, .entry, .trigger, .stoppingPoint, .keyVariable, .callStack,
      .logCategory, .reset:
      true
    case .misconception, .conclusion, .cannotProve, .next, .lldb, .xcode, .purpleWarning, .erratum,
      .closingQuestion:
      false
    }
  }
}
