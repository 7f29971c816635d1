internal import RefGraph

extension DifferenceReport {
  /// The report as a file of format `refgraph-difference`, version 1.
  public func json() -> String {
    var handles = ObjectHandles(of: later.snapshot)
    handles.add(earlier.snapshot)
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("format", "refgraph-difference")
      writer.member("version", 1)
      writer.scenario(of: timeline)
      writer.member("from", earlier.name)
      writer.member("to", later.name)
      writer.object("changes") { $0.members(of: difference, handles) }
    }
    return writer.text()
  }
}
