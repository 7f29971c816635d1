internal import RefGraph

extension TimelineReport {
  /// The report as a file of format `refgraph-timeline`, version 1: a report for each moment, and
  /// what happened after the last one.
  public func json() -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("format", "refgraph-timeline")
      writer.member("version", 1)
      writer.scenario(of: timeline)
      writer.array("moments") { writer in
        for moment in moments { writer.object { moment.writeMembers(to: &$0) } }
      }
      writer.array("eventsAfterLastMoment") { writer in
        let handles = ObjectHandles(of: timeline.moments.last?.snapshot)
        let start = timeline.moments.last?.eventRange.upperBound ?? 0
        for event in timeline.events[start...] {
          writer.object(.inline) { $0.members(of: event, handles) }
        }
      }
    }
    return writer.text()
  }
}
