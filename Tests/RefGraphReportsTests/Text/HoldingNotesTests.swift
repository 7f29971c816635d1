import RefGraph
import RefGraphReports
import Testing

@Suite struct `Notes beside a path` {
  /// The lines of the section about due objects.
  private func dueLines(_ notation: String) throws -> String {
    let text = try DrawnReport.drawing(notation).text()
    let sections = text.split(separator: "\n\n").map(String.init)
    return try #require(sections.first { $0.hasPrefix("Due objects") })
  }

  @Test func `say where to cut`() throws {
    #expect(
      try dueLines(
        "root app: App\nlet list: List\nlet page: Page\napp.list -> list\nlist.page -> page\ndue page"
      ) == """
        Due objects
          page  Page                                    abandoned
            root app                                    permanent
            app.list -> list                            cut: releases
            list.page -> page                           <- cut here: releases page
        """
    )
  }

  @Test func `say what a cut would leave behind`() throws {
    #expect(
      try dueLines(
        "root app: App\nlet list: List\nlet page: Page\napp.list -> list\nlist.page -> page\n"
          + "page.list -> list\ndue page"
      ) == """
        Due objects
          page  Page                                    abandoned
            root app                                    permanent
            app.list -> list                            cut: would leak
            list.page -> page                           <- cut here: releases page
        """
    )
  }

  @Test func `say that there are several ways`() throws {
    #expect(
      try dueLines("root app: App\nlet page: Page\napp.a -> page\napp.b -> page\ndue page") == """
        Due objects
          page  Page                                    abandoned
            root app                                    permanent
            app.a -> page                               one of several ways
        """
    )
  }

  @Test func `advise nothing about what ends by itself`() throws {
    #expect(
      try dueLines("root pool: Pool temporary\nlet page: Page\npool.page -> page\ndue page") == """
        Due objects
          page  Page                                    temporarily-held
            root pool                                   temporary
            pool.page -> page                           ends by itself
        """
    )
  }

  @Test func `say what will leak when a hold ends`() throws {
    #expect(
      try dueLines(
        "root pool: Pool temporary\nlet page: Page\npool.page -> page\npage.self -> page\ndue page"
      ) == """
        Due objects
          page  Page                                    temporarily-held, then leaked
            root pool                                   temporary
            pool.page -> page                           cut: would leak
        """
    )
  }

  @Test func `name the references that may not own`() throws {
    #expect(
      try dueLines("root app: App\nlet page: Page\napp.page -[conservative]-> page\ndue page")
        == """
        Due objects
          page  Page                                    possibly abandoned
            app.page -[conservative]-> page             may or may not own
            root app                                    permanent
            app.page -[conservative]-> page             <- cut here: releases page
        """
    )
  }
}
