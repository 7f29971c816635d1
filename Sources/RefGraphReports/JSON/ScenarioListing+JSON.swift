internal import RefGraph

extension ScenarioListing {
  /// The listing as a file of format `refgraph-scenarios`, version 1: each scenario with its
  /// choices, the default value first, and the names of what is there for `use` only.
  public func json() -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("format", "refgraph-scenarios")
      writer.member("version", 1)
      writer.array("scenarios") { writer in
        for scenario in scenarios { writer.object { $0.members(of: scenario) } }
      }
      writer.array("preambles") { writer in
        for name in preambles { writer.element(name) }
      }
    }
    return writer.text()
  }
}

extension MomentListing {
  /// The listing as a file of format `refgraph-moments`, version 1: each moment with the verdicts of
  /// its due objects.
  public func json() -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("format", "refgraph-moments")
      writer.member("version", 1)
      writer.scenario(of: timeline)
      writer.array("moments") { writer in
        for moment in timeline.moments {
          writer.object { writer in
            writer.member("name", moment.name)
            writer.verdicts(Verdicts(of: moment.snapshot), ObjectHandles(of: moment.snapshot))
          }
        }
      }
    }
    return writer.text()
  }
}

extension JSONWriter {
  fileprivate mutating func members(of scenario: Scenario) {
    member("name", scenario.name)
    member("title", scenario.title)
    array("choices") { writer in
      for choice in scenario.choices {
        writer.object(.inline) { writer in
          writer.member("name", choice.name)
          writer.array("values") { writer in
            for value in choice.values { writer.element(value) }
          }
        }
      }
    }
  }

  fileprivate mutating func verdicts(_ verdicts: Verdicts, _ handles: ObjectHandles) {
    array("verdicts") { writer in
      for verdict in verdicts {
        writer.object(.inline) { writer in
          writer.member("object", handles.handle(of: verdict.object))
          writer.member("verdict", verdict.kind.rawValue)
        }
      }
    }
  }
}
