internal import RefGraph

extension Comparison {
  /// The comparison as a file of format `refgraph-comparison`, version 1: each moment with what each
  /// play has there; `null` where a play does not come by it.
  public func json() -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("format", "refgraph-comparison")
      writer.member("version", 1)
      if let play = plays.first { write(play, to: &writer) }
      writer.member("choice", choice.name)
      writer.array("values", .inline) { writer in
        for value in choice.values { writer.element(value) }
      }
      writer.array("elsewhere") { writer in
        for other in decidesSomething ? [] : elsewhere().found {
          writer.object { writer in
            writer.member("changes", other.words)
            writer.member("command", other.command)
          }
        }
      }
      writer.array("moments") { writer in
        for row in rows { writer.object { write(row, to: &$0) } }
      }
    }
    return writer.text()
  }

  private func write(_ play: Timeline, to writer: inout JSONWriter) {
    writer.object("scenario", .inline) { writer in
      writer.member("name", play.scenario.name)
      writer.member("title", play.scenario.title)
    }
    writer.object("setting", .inline) { writer in
      for value in play.setting.values where value.choice != choice.name {
        writer.member(value.choice, value.value)
      }
    }
  }

  private func write(_ row: Row, to writer: inout JSONWriter) {
    writer.member("name", row.moment)
    writer.array("differences", .inline) { writer in
      for aspect in row.differences { writer.element(aspect.rawValue) }
    }
    let common = row.commonReferences()
    writer.array("plays") { writer in
      for (value, cell) in zip(choice.values, row.cells) {
        writer.object { writer in
          writer.member("value", value)
          writer.member("isPresent", cell != nil)
          if let cell { Self.write(cell, without: common, to: &writer) }
        }
      }
    }
  }

  private static func write(
    _ cell: Cell,
    without common: Set<String>,
    to writer: inout JSONWriter
  ) {
    guard let play = cell.report.play else { return }
    var handles = ObjectHandles(of: cell.report.snapshot)
    if let before = play.timeline.moment(before: play.moment) { handles.add(before.snapshot) }
    writer.array("events") { writer in
      for event in play.timeline.events(of: play.moment) {
        writer.object(.inline) { $0.members(of: event, handles) }
      }
    }
    writer.objects("released", play.change?.released.map(\.id) ?? [], handles)
    let references = cell.report.snapshot.referencesBetweenNames().filter { reference in
      !common.contains(reference.notation().plainText())
    }
    writer.references("references", references, handles)
    writer.array("cycles") { writer in
      for cycle in cell.report.analysis.cycles.cycles {
        writer.object { $0.members(of: cycle, handles) }
      }
    }
    writer.array("verdicts") { writer in
      for verdict in cell.report.analysis.verdicts {
        writer.object(.inline) { $0.members(of: verdict, handles) }
      }
    }
  }
}
