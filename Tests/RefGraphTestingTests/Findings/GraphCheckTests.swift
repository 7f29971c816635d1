import RefGraph
import RefGraphCapture
import Testing

@testable import RefGraphTesting

@Suite struct `A snapshot is checked` {
  private static let reminders = """
    root app: Application
    let page: Page
    app.list -> list
    list.page -> page
    page.onSave -> block
    block.list -> list
    """

  private func snapshot(_ text: String) throws -> Snapshot {
    try Snapshot(notation: try GraphNotation(parsing: text, file: "test"))
  }

  @Test func `for retain cycles, be they held`() throws {
    let findings = GraphChecks.retainCycles(in: try snapshot(Self.reminders), except: .none)
    #expect(findings.map(\.severity) == [.failure])
    #expect(
      findings.map(\.message) == [
        """
        page, list and block keep each other alive: a retain cycle, which leaks when its owners let go.
        Make Object.page weak, or let go of it in time.

        Retain cycle
          held by a permanent root, 3 objects
            page.onSave -> block
            block.list -> list
            list.page -> page
        """
      ]
    )
    #expect(findings[0].diagram?.hasPrefix("digraph memgraph {") == true)
  }

  @Test func `for retain cycles that are leaked, and of one object`() throws {
    let text = "page.self -> page\nother.page ~> page"
    #expect(
      GraphChecks.retainCycles(in: try snapshot(text), except: .none).map(\.message) == [
        """
        page keeps itself alive: leaked.
        Make Object.self weak, or let go of it in time.

        Retain cycle
          leaked, 1 object
            page.self -> page                           <- cut here: releases page
        """
      ]
    )
    let weak = "page.self ~> page"
    #expect(GraphChecks.retainCycles(in: try snapshot(weak), except: .none) == [])
  }

  @Test func `for a cycle that is expected`() throws {
    let snapshot = try snapshot(Self.reminders)
    #expect(GraphChecks.missingCycle(through: ["list", "block"], in: snapshot) == [])
    #expect(GraphChecks.missingCycle(through: ["page"], in: snapshot) == [])
    #expect(
      GraphChecks.missingCycle(through: ["page", "app"], in: snapshot).map(\.message) == [
        """
        No retain cycle goes through page and app.
        There are these:
          held by a permanent root, 3 objects
            page.onSave -> block
            block.list -> list
            list.page -> page
        """
      ]
    )
    #expect(
      GraphChecks.missingCycle(through: ["a"], in: try self.snapshot("a.b -> b")).map(\.message)
        == [
          """
          No retain cycle goes through a.
          There is none at all.
          """
        ]
    )
  }

  @Test func `for owners`() throws {
    let snapshot = try snapshot(
      "root app: Application\nroot pool: Pool temporary\napp.page -> page\npool.page -> page"
    )
    #expect(GraphChecks.owners(of: "page", expected: ["pool", "app"], in: snapshot) == [])
    #expect(
      GraphChecks.owners(of: "page", expected: ["page", "app"], in: snapshot).map(\.message) == [
        """
        page is not owned by page, and it is owned by pool, against what was expected.

        Due objects
          page  Object                                  abandoned
            root app                                    permanent
            app.page -> page                            one of several ways
        """
      ]
    )
    #expect(
      GraphChecks.owners(of: "page", expected: [], in: try self.snapshot("let page: Page")) == []
    )
  }

  @Test func `for owners of a live object, which the test itself may hold`() throws {
    let list = Page()
    let page = Page()
    list.children = [page]
    let captured = try LiveCapture.snapshot(of: ["list": list, "page": page])
    withExtendedLifetime((list, page)) {
      #expect(GraphChecks.owners(of: "page", expected: ["list"], in: captured) == [])
    }
    let findings = GraphChecks.owners(of: "page", expected: [], in: captured)
    #expect(
      findings.map { String($0.message.prefix { $0 != "\n" }) } == [
        "page is owned by list, against what was expected."
      ]
    )
  }

  @Test func `for what is not released, by cause`() throws {
    let text = Self.reminders + "\nlost.self -> lost"
    let findings = GraphChecks.unreleased(["page", "block", "lost"], in: try snapshot(text))
    #expect(
      findings.map(\.message) == [
        """
        page and block are abandoned: app keeps them for good, and letting go of list.page releases \
        them.
        Make Object.page weak, or let go of it in time.

        Due objects
          page  Page                                    abandoned
            root app                                    permanent
            app.list -> list                            cut: would leak
            list.page -> page                           <- cut here: releases page
          block  Object                                 abandoned
            page.onSave -> block                        goes with page

        Retain cycle
          held by a permanent root, 3 objects
            page.onSave -> block
            block.list -> list
            list.page -> page
        """,
        """
        lost is leaked: no root reaches it; the cycle lost → lost keeps it alive, and cutting \
        lost.self releases it.
        Make Object.self weak, or let go of it in time.

        Retain cycle
          leaked, 1 object
            lost.self -> lost                           <- cut here: releases lost
        """,
      ]
    )
  }

  @Test func `for what is released, which is fine`() throws {
    var builder = Snapshot.Builder()
    try builder.addReleased(.init(id: ObjectID(1), name: "page", type: "Page"))
    let snapshot = builder.build()
    #expect(GraphChecks.unreleased(["page"], in: snapshot) == [])
    #expect(GraphChecks.owners(of: "page", expected: [], in: snapshot) == [])
  }

  @Test func `and says so where nothing has a name that is asked for`() throws {
    let snapshot = try snapshot(Self.reminders)
    let near = ["Nothing here is called pgae.\nDid you mean page?"]
    let far = ["Nothing here is called zebra.\nNamed are: app, block, list, page."]
    #expect(GraphChecks.missingCycle(through: ["pgae"], in: snapshot).map(\.message) == near)
    #expect(GraphChecks.unreleased(["pgae", "list"], in: snapshot).map(\.message) == near)
    #expect(GraphChecks.owners(of: "page", expected: ["zebra"], in: snapshot).map(\.message) == far)
    #expect(
      GraphChecks.unreleased(["page"], in: Snapshot.Builder().build()).map(\.message) == [
        "Nothing here is called page.\nNothing has a name."
      ]
    )
  }
}
