import Testing

@testable import RefGraph

/// Which objects stand together in pictures of a play.
struct GroupTests {
  /// The groups of a play at its last moment: the title of each, and the handles of its objects.
  private func groups(
    _ text: String,
    _ changes: KeyValuePairs<String, String> = [:]
  ) throws -> [String] {
    try #require(try allGroups(text, changes).last)
  }

  /// The same of all moments.
  private func allGroups(
    _ text: String,
    _ changes: KeyValuePairs<String, String> = [:]
  ) throws -> [[String]] {
    let timeline = try play(text, changes)
    var handles: [ObjectID: String] = [:]
    for snapshot in timeline.moments.map(\.snapshot) {
      for object in snapshot.objects { handles[object.id] = object.handle }
      for object in snapshot.released { handles[object.id] = object.handle }
    }
    return timeline.moments.map { moment in
      moment.groups.map { group in
        "\(group.title): \(group.objects.map { handles[$0] ?? "?" }.joined(separator: " "))"
      }
    }
  }

  @Test func `a name stands for every living object that was given it, in the order of making`()
    throws
  {
    let text = """
      group "Screens" page, nav
      root app: App
      let nav: UINavigationController
      app.nav -> nav
      repeat 3
        let page: Page
        app.pages[] -> page
      end
      moment open
      clear app.pages
      moment left
      """
    #expect(try allGroups(text) == [["Screens: nav page page-2 page-3"], ["Screens: nav"]])
  }

  @Test func `a numbered name stands for one of them`() throws {
    let text = """
      group "The second" page-2
      group "The others" page
      repeat 3
        root page: Page
      end
      moment open
      """
    #expect(try groups(text) == ["The second: page-2", "The others: page page-3"])
  }

  @Test func `roots, closures, what a verb makes and what the system has are named alike`() throws {
    let text = """
      group "Run loop" runLoop page.timer
      group "Block" block
      root page: Page
      closure block [page ~> page]
      end
      schedule page.timer with block
      moment running
      """
    #expect(try groups(text) == ["Run loop: timer runLoop", "Block: block"])
    #expect(
      try groups(text.replacing("page.timer\ngroup", with: "timer\ngroup"))
        == ["Run loop: timer runLoop", "Block: block"]
    )
  }

  @Test func `a field stands for what it leads to at the moment, from every object of the name`()
    throws
  {
    let text = """
      group "Rows" list.rows list.header
      root app: App
      repeat 2
        let list: List
        app.lists[] -> list
        repeat 2
          let row: Row
          list.rows[] -> row
        end
      end
      moment full
      clear list-2.rows
      let header: Header
      list-1.header -> header
      let unseen: Row
      list-1.rows[] -> unseen
      remove unseen from list-1.rows
      moment half
      """
    #expect(
      try allGroups(text) == [["Rows: row row-2 row-3 row-4"], ["Rows: row row-2 header"]]
    )
  }

  @Test func `a field that nothing has adds nothing, and a group of nothing is left out`() throws {
    let text = """
      choice way = push | present
      group "Nowhere" app.lost.more
      group "Stack" nav
      root app: App
      moment empty
      if way is present
        root nav: UINavigationController
      end
      moment full
      """
    #expect(try groups(text) == [])
    #expect(try groups(text, ["way": "present"]) == ["Stack: nav"])
  }

  @Test func `lines with one title are one group`() throws {
    let text = """
      group "One" c
      group "Other" b
      group "One" a
      root a: T
      root b: T
      root c: T
      moment m
      """
    #expect(try groups(text) == ["One: a c", "Other: b"])
  }

  @Test func `an object that two groups reach is in the first`() throws {
    let text = """
      group "By field" a.next
      group "By name" b a
      root a: T
      root b: T
      a.next -> b
      moment m
      """
    #expect(try groups(text) == ["By field: b", "By name: a"])
  }

  @Test func `what has left the field of the first group is in the next that names it`() throws {
    let text = """
      group "Stack" app.pages
      group "Pages" page
      root app: App
      moment none
      root page: Page
      app.pages[] -> page
      moment open
      clear app.pages
      moment left
      """
    #expect(try allGroups(text) == [[], ["Stack: page"], ["Pages: page"]])
  }

  @Test func `a group changes no play`() throws {
    for name in BuiltInScenarioText.all.map(\.name) {
      let grouped = try #require(try ScenarioLibrary.scenario(named: name))
      let library = ScenarioTexts(
        BuiltInScenarioText.all.map { ($0.name, $0.text.withoutGroups()) }
      )
      let plain = try #require(try library.scenario(named: name))
      #expect(plain.groups == [])
      guard !plain.isPreamble else { continue }
      let (before, after) = (
        try plain.play(plain.defaultSetting), try grouped.play(grouped.defaultSetting)
      )
      #expect(before.events == after.events)
      #expect(
        before.moments.map { Scenario(showing: $0.snapshot).text() }
          == after.moments.map { Scenario(showing: $0.snapshot).text() }
      )
    }
  }

  @Test func `following fields without end is more than a play may show`() throws {
    let text = """
      group "All" a\(String(repeating: ".next", count: 1000))
      root a: T
      a.next -> a
      repeat 1000
        moment m
      end
      """
    #expect(
      try playError(text, limits: .init(shown: 500_000)) == """
        test.scenario:6:3: error: the moments up to here show more than 500000 objects and \
        references: take fewer of them, or make fewer objects
        """
    )
  }
}

extension String {
  /// The text with an empty line in the place of each line that makes a group.
  fileprivate func withoutGroups() -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("group ") ? "" : $0 }.joined(separator: "\n")
  }
}
