import RefGraph
import Testing

/// Snapshots of the model, and above all those taken while objects are being released.
@Suite struct ModelSnapshotTests {
  /// Objects, references, roots, due and released objects as text.
  private func text(_ snapshot: Snapshot) -> [String] {
    let name = { (id: ObjectID) in snapshot.object(id)?.handle ?? "gone \(id)" }
    return snapshot.objects.map { "\($0.handle): \($0.type)" }
      + snapshot.objects.flatMap(\.references).map {
        "\($0.source.handle).\($0.label) \($0.strength.arrow) \($0.target.handle)"
      }
      + snapshot.roots.map { "root \(name($0.object)) \($0.lifetime.word) \($0.label ?? "")" }
      + snapshot.due.map { "due \(name($0))" }
      + snapshot.released.map { "released \($0.handle)" }
  }

  @Test func `a snapshot shows what is alive, who refers to whom, and the roots in order`() {
    var model = OwnershipModel()
    let app = model.object("app", "App"), page = model.object("page", "Page")
    model.addRoot(page, lifetime: .temporary, label: "transition")
    model.addRoot(app, lifetime: .permanent, label: nil)
    model.append(page, to: "pages", of: app)
    model.append(app, to: "pages", of: app, strength: .weak)
    model.assign("owner", of: page, to: app, strength: .unowned)
    let gone = model.object("gone")
    model.assign("last", of: page, to: gone, strength: .unmanaged)
    model.finish { $0.release(gone) }
    #expect(
      text(model.snapshot(due: [page, gone])) == [
        "app: App", "page: Page", "app.pages[0] -> page", "app.pages[1] ~> app",
        "page.owner -[unowned]-> app", "root page temporary transition", "root app permanent ",
        "due page", "due gone 3", "released gone",
      ]
    )
  }

  @Test func `a dying object is released, and what it still holds has a temporary root`() {
    var model = OwnershipModel()
    model.define(
      ObjectType("Dying", fields: [.init("first"), .init("items"), .init("seen", .weak)])
    )
    model.define(ObjectType("Item", hasDeinitBody: true))
    let dying = model.object("dying", "Dying"), shared = model.object("shared")
    model.addRoot(shared, lifetime: .permanent, label: "global")
    model.assign("first", of: dying, to: shared)
    model.assign("seen", of: dying, to: shared, strength: .weak)
    for name in ["x", "y"] {
      let item = model.object(name, "Item")
      model.append(item, to: "items", of: dying)
      model.release(item)
    }
    model.release(shared)
    var snapshots: [[String]] = []
    model.finish(["Item": { model, _ in snapshots.append(text(model.snapshot())) }]) {
      $0.release(dying)
    }
    #expect(
      snapshots == [
        [
          "shared: Object", "y: Item", "root shared permanent global",
          "root y temporary items[1] of dying, whose deinit is running", "released dying",
          "released x",
        ],
        [
          "shared: Object", "root shared permanent global", "released dying", "released x",
          "released y",
        ],
      ]
    )
  }

  @Test func `what a cleared field has not let go of yet has a temporary root`() {
    var model = OwnershipModel()
    model.define(ObjectType("Item", hasDeinitBody: true))
    let owner = model.object("owner")
    model.addRoot(owner, lifetime: .permanent, label: nil)
    model.release(owner)
    for name in ["x", "y"] {
      let item = model.object(name, "Item")
      model.append(item, to: "items", of: owner)
      model.release(item)
    }
    var snapshots: [[String]] = []
    model.finish(["Item": { model, _ in snapshots.append(text(model.snapshot())) }]) {
      $0.clear("items", of: owner)
    }
    #expect(
      snapshots == [
        [
          "owner: Object", "y: Item", "root owner permanent ",
          "root y temporary old value of a field", "released x",
        ],
        ["owner: Object", "root owner permanent ", "released x", "released y"],
      ]
    )
  }

  @Test func `an ending frame says so, and equal roots show once`() {
    var model = OwnershipModel()
    model.define(ObjectType("Item", hasDeinitBody: true))
    let frame = model.beginFrame("action"), kept = model.object("kept")
    model.assign("kept", of: frame, to: kept)
    _ = model.child("item", "Item", in: "item", of: frame)
    model.addRoot(kept, lifetime: .permanent, label: "global")
    model.addRoot(kept, lifetime: .permanent, label: "global")
    model.release(kept)
    var snapshots: [[String]] = []
    model.finish(["Item": { model, _ in snapshots.append(text(model.snapshot())) }]) {
      $0.endFrame(frame)
    }
    #expect(
      snapshots == [
        [
          "kept: Object", "root kept permanent global",
          "root kept temporary kept of action, which is ending", "released item",
        ]
      ]
    )
  }
}
