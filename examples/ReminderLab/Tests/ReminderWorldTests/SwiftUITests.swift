import ReminderWorld
import Testing

/// What the chapter about SwiftUI says, and where it errs, one test a claim.
@Suite struct SwiftUITests {
  @Test
  func `state stays while the place in the body stays`() throws {
    let played = try Played("swiftui-identity", ["identity": "structural"])
    #expect(try played.log(of: "tapped") == ["counter.body", "count value=3"])
    #expect(try played.log(of: "changed") == ["screen.body"])
    #expect(try played.at("changed").alive.isSuperset(of: ["counter", "count"]))
  }

  @Test
  func `a changed id makes another view with state of its own`() throws {
    let played = try Played("swiftui-identity", ["identity": "id"])
    #expect(try played.at("changed").released == ["counter", "count"])
    #expect(try played.log(of: "changed").contains("count value=0"))
    #expect(try played.at("changed").alive.isSuperset(of: ["counter-2", "count-2"]))
  }

  @Test(arguments: ["branches", "same-id"])
  func `two branches are two views with the same id or without`(_ identity: String) throws {
    let played = try Played("swiftui-identity", ["identity": identity])
    #expect(try played.log(of: "tapped") == ["field.body", "focus value=true"])
    #expect(try played.at("changed").released == ["field", "focus"])
    #expect(try played.at("changed-back").released == ["text"])
    #expect(try played.log(of: "changed-back").contains("focus value=false"))
  }

  @Test
  func `what is taken out of the tree has lost its state and what cannot be seen has not`() throws {
    let removed = try Played("swiftui-lifetime", ["hiding": "remove"])
    #expect(try removed.at("hidden").released == ["counter", "count"])
    #expect(try removed.log(of: "shown-again").last == "count value=0")
    let transparent = try Played("swiftui-lifetime", ["hiding": "opacity"])
    #expect(transparent.moments.flatMap(\.released).isEmpty)
    #expect(try transparent.log(of: "hidden") == ["screen.body"])
    #expect(try transparent.log(of: "shown-again") == ["screen.body"])
    #expect(try transparent.at("shown-again").alive.isSuperset(of: ["counter", "count"]))
  }

  @Test(arguments: [
    ("ObservableObject", "name", ["nameView.body"]),
    ("ObservableObject", "age", ["nameView.body"]),
    ("Observable", "name", ["nameView.body"]),
    ("Observable", "age", []),
  ])
  func `a body depends on an object or on what it read of it`(
    _ model: String,
    _ change: String,
    _ bodies: [String]
  ) throws {
    let played = try Played("swiftui-dependency", ["model": model, "change": change])
    #expect(try played.log(of: "changed") == bodies)
  }

  @Test(
    arguments: ["ObservableObject", "Observable"],
    [
      ("struct", ["screen.body"]),
      ("class", ["screen.body", "style.deinit", "badge.body"]),
      ("closure", ["screen.body", "onTap.deinit", "badge.body"]),
      ("equatable", ["screen.body", "onTap-2.deinit"]),
    ]
  )
  func `a child runs again where its input has changed`(
    _ model: String,
    _ badge: (input: String, log: [String])
  ) throws {
    let played = try Played("swiftui-dependency", ["model": model, "badge": badge.input])
    #expect(try played.log(of: "ticked") == badge.log)
  }

  @Test(arguments: [
    (
      "index", "insert",
      [
        "row-2.body", "row item=tea draft=bread!", "row-3.body", "row item=bread draft=eggs!",
        "row-4.body", "row item=eggs draft=\"\"",
      ]
    ),
    (
      "index", "reorder",
      [
        "row.body", "row item=eggs draft=milk!", "row-2.body", "row item=milk draft=bread!",
        "row-3.body", "row item=bread draft=eggs!",
      ]
    ),
    ("item", "insert", ["row-4.body", "row item=tea draft=\"\""]),
    ("item", "reorder", []),
  ])
  func `a draft stays with what the row is known by`(
    _ id: String,
    _ change: String,
    _ rows: [String]
  ) throws {
    let played = try Played("swiftui-foreach", ["id": id, "change": change])
    #expect(try played.log(of: "changed") == ["screen.body"] + rows)
    #expect(try played.at("changed").released.isEmpty)
  }

  @Test(arguments: [
    ("state-object", "screen.body", "model.init", "child.body", ["screen.body"]),
    (
      "observed-in-body", "screen.body", "model.init", "child.body",
      ["screen.body", "model-2.init", "model.deinit", "child.body"]
    ),
    ("environment", "model.init", "screen.body", "child.body", ["screen.body"]),
  ])
  func `a model is made once where a place owns it and by every run of a body otherwise`(
    _ owner: String,
    _ first: String,
    _ second: String,
    _ third: String,
    _ update: [String]
  ) throws {
    let played = try Played("swiftui-state-object", ["owner": owner])
    let shown = try played.log(of: "shown")
    #expect(
      shown == [
        "host.init", "host.loadView", "host.viewDidLoad", first, second, third,
        "host.viewWillAppear", "host.viewDidAppear",
      ]
    )
    #expect(try played.log(of: "updated") == update)
  }

  @Test(arguments: [
    ("state-object", [[], [], [], [], ["child", "model"], ["host", "screen"]]),
    (
      "observed-in-body",
      [[], ["model"], ["model-2"], [], ["child", "model-3"], ["host", "screen"]]
    ),
    ("environment", [[], [], [], [], ["child"], ["host", "screen", "model"]]),
  ])
  func `a model lives as long as its owner`(_ owner: String, _ released: [[String]]) throws {
    let played = try Played("swiftui-state-object", ["owner": owner])
    #expect(
      played.moments.map(\.name)
        == ["shown", "updated", "updated-again", "published", "child-gone", "host-gone"]
    )
    #expect(played.moments.map(\.released) == released)
  }
}
