import RefGraph
import RefGraphReports

/// Reports of graphs that are drawn in the notation.
enum DrawnReport {
  /// The report of the last moment of a scenario without its header; one is put at the end.
  static func drawing(_ notation: String) throws -> SnapshotReport {
    let text = "scenario drawn \"Drawn\"\n\(notation)\nmoment drawn"
    let scenario = try Scenario(parsing: text, file: "drawn.scenario")
    let timeline = try scenario.play(scenario.defaultSetting)
    return SnapshotReport(of: timeline.moments.map(\.snapshot).last ?? Snapshot.Builder().build())
  }

  /// An app that holds this many pages for good, all of them due, and each with a model of its own.
  static func crowd(of count: UInt64) throws -> SnapshotReport {
    var builder = Snapshot.Builder()
    try builder.addObject(ObjectID(0), type: "App", name: "app")
    try builder.addRoot(ObjectID(0), lifetime: .permanent)
    for number in 1...count {
      let (page, model) = (ObjectID(number * 2), ObjectID(number * 2 + 1))
      try builder.addObject(page, type: "Page", name: "page\(number)")
      try builder.addObject(model, type: "Model", name: "model\(number)")
      try builder.addReference(
        from: ObjectID(0),
        to: page,
        label: "pages[\(number - 1)]",
        strength: .strong
      )
      try builder.addReference(from: page, to: model, label: "model", strength: .strong)
      try builder.markDue(page)
      try builder.markDue(model)
    }
    return SnapshotReport(of: builder.build())
  }
}
