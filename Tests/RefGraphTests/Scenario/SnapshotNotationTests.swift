@testable import RefGraph
import Testing

/// A captured snapshot from graph notation.
@Suite struct SnapshotNotationTests {
  private func snapshot(_ text: String) throws -> Snapshot {
    try Snapshot(notation: GraphNotation(parsing: text, file: "drawn"))
  }

  /// All that a snapshot shows, a line each.
  private func lines(of snapshot: Snapshot) -> [String] {
    let objects = snapshot.objects.map { "\($0.handle): \($0.type)" }
    let roots = snapshot.roots.compactMap { root in
      snapshot.object(root.object).map { "root \($0.handle) \(root.lifetime.word)" }
    }
    let references = snapshot.objects.flatMap { object in
      object.references.map {
        "\(object.handle).\($0.label) \($0.strength.arrow) \($0.target.handle)"
      }
    }
    let due = snapshot.due.compactMap { snapshot.object($0)?.handle }
    return objects + roots + references + ["due " + due.joined(separator: ", ")]
  }

  @Test func `objects, roots, references and due objects are as drawn`() throws {
    let text = """
      root app: App
      app.page -> page
      root pool: Pool temporary
      let orphan: Box<Int>
      page.items[] -> app
      page.items[] -[unowned]-> orphan
      page.raw -[unmanaged]-> orphan
      page.may -[conservative]-> orphan
      orphan.page ~> page
      due page, lost
      """
    #expect(
      lines(of: try snapshot(text)) == [
        "app: App", "page: Object", "pool: Pool", "orphan: Box<Int>", "lost: Object",
        "root app permanent", "root pool temporary",
        "app.page -> page", "page.items[0] -> app", "page.items[1] -[unowned]-> orphan",
        "page.raw -[unmanaged]-> orphan", "page.may -[conservative]-> orphan",
        "orphan.page ~> page", "due page, lost",
      ]
    )
  }

  @Test func `an orphan exists and is leaked`() throws {
    let snapshot = try snapshot("let a: T\nlet b: T\na.b -> b\ndue a, b")
    #expect(Verdicts(of: snapshot).map(\.kind) == [.leaked, .leaked])
  }

  @Test func `a second reference from a field replaces the first, and nothing goes`() throws {
    let snapshot = try snapshot("root a: T\na.f -> b\na.f -> c")
    #expect(
      lines(of: snapshot) == [
        "a: T", "b: Object", "c: Object", "root a permanent", "a.f -> c", "due ",
      ]
    )
  }

  @Test func `places follow the fields that lines before have filled`() throws {
    let snapshot = try snapshot("a.f -> b\na.f.g -> c\nd.h -> a.f.g\ndue a.f")
    #expect(
      lines(of: snapshot) == [
        "a: Object", "b: Object", "c: Object", "d: Object",
        "a.f -> b", "b.g -> c", "d.h -> c", "due b",
      ]
    )
  }

  @Test(
    arguments: [
      ("a.f.g -> b", "1:1: error: `a.f` leads"),
      ("a.f -> b\ndue a.f, b.g.h", "2:10: error: `b.g` leads"),
      ("root a: T\nb.f -> a.g", "2:8: error: `a.g` leads"),
    ]
  )
  func `a place that leads nowhere is an error`(text: String, start: String) throws {
    let error = #expect(throws: NotationError.self) { try snapshot(text) }
    #expect(
      error?.description == start + " to no object by here: give it one on a line before, or name "
        + "the object itself"
    )
  }
}
