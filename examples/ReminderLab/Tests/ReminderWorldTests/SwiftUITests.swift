import ReminderWorld
import Testing

/// What the chapter about SwiftUI says, and where it errs, one test a claim.
@Suite struct SwiftUITests {
  @Test
  func `state stays while the place in the body stays`() throws {
    let played = try Played("swiftui-identity", ["identity": "structural"])
    #expect(try played.log(of: "changed") == ["screen.body", "counter.body", "count value=3"])
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
    #expect(try transparent.log(of: "shown-again").last == "count value=3")
  }

  @Test(arguments: [
    ("ObservableObject", "name", ["screen.body", "nameView.body"]),
    ("ObservableObject", "age", ["screen.body", "nameView.body"]),
    ("Observable", "name", ["nameView.body"]),
    ("Observable", "age", []),
  ])
  func `a body depends on an object or on what it read of it`(
    _ model: String,
    _ change: String,
    _ bodies: [String]
  ) throws {
    let changes: KeyValuePairs = ["model": model, "change": change, "child": "equatable"]
    let played = try Played("swiftui-dependency", changes)
    #expect(try played.log(of: "changed") == bodies)
  }

  @Test
  func `a child with equal input runs again unless it is compared`() throws {
    let plain = try Played("swiftui-dependency", ["child": "plain"])
    #expect(try plain.log(of: "changed") == ["screen.body", "nameView.body", "badge.body"])
    let compared = try Played("swiftui-dependency", ["child": "equatable"])
    #expect(try compared.log(of: "changed") == ["screen.body", "nameView.body"])
  }

  @Test(arguments: [
    ("index", "insert", ["row-2", "draft-2", "row-3", "draft-3"]),
    ("index", "reorder", ["row", "draft", "row-2", "draft-2", "row-3", "draft-3"]),
    ("item", "insert", []),
    ("item", "reorder", []),
  ])
  func `rows known by their items keep their drafts`(
    _ id: String,
    _ change: String,
    _ lost: [String]
  ) throws {
    let played = try Played("swiftui-foreach", ["id": id, "change": change])
    #expect(try played.at("changed").released == lost)
  }

  @Test(arguments: [
    ("state-object", [[], [], [], ["child", "model"], ["host", "screen"]]),
    (
      "observed-in-body",
      [[], ["model"], ["model-2"], ["child", "model-3"], ["host", "screen"]]
    ),
    ("environment", [[], [], [], ["child"], ["host", "screen", "model"]]),
  ])
  func `a model lives as long as its owner`(_ owner: String, _ released: [[String]]) throws {
    let played = try Played("swiftui-state-object", ["owner": owner])
    #expect(
      played.moments.map(\.name)
        == ["shown", "updated", "updated-again", "child-gone", "host-gone"]
    )
    #expect(played.moments.map(\.released) == released)
  }
}
