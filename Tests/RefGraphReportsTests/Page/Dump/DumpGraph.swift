import RefGraph

@testable import RefGraphReports

/// Snapshots for the tests of their pages.
enum DumpGraph {
  /// An app that keeps a page for good, which is due, and the page's model.
  static func small() throws -> Snapshot {
    var builder = Snapshot.Builder()
    let (app, page, model) = (ObjectID(1), ObjectID(2), ObjectID(3))
    try builder.addObject(app, type: "App", name: "app")
    try builder.addObject(page, type: "Page", name: "page", size: 48)
    try builder.addObject(model, type: "Model")
    try builder.addReference(from: app, to: page, label: "page", strength: .strong)
    try builder.addReference(from: page, to: model, label: "model", strength: .strong)
    try builder.addReference(from: model, to: page, label: "page", strength: .weak)
    try builder.addRoot(app, lifetime: .permanent, label: "global")
    try builder.markDue(page)
    return builder.build()
  }

  /// A root, and below it objects of which each keeps the next.
  static func chain(of count: UInt64) throws -> Snapshot {
    var builder = Snapshot.Builder()
    for number in 1...count {
      try builder.addObject(ObjectID(number), type: "Link", size: 16)
      if number > 1 {
        try builder.addReference(
          from: ObjectID(number - 1),
          to: ObjectID(number),
          label: "next",
          strength: .strong
        )
      }
    }
    try builder.addRoot(ObjectID(1), lifetime: .permanent)
    return builder.build()
  }

  /// The page of a snapshot in a file.
  static func page(
    _ snapshot: Snapshot,
    focus: ObjectID? = nil,
    limits: SnapshotExcerpt.Limits = .init()
  ) -> SnapshotPage {
    SnapshotPage(
      of: SnapshotReport(of: snapshot),
      focus: focus,
      command: ["analyze", "dump.json"],
      limits: limits
    )
  }
}
