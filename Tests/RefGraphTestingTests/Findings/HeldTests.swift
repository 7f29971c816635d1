import RefGraph
import Testing

@testable import RefGraphTesting

struct HeldTests {
  /// A page and the list that has it, as a capture shows them, with what holds each from outside.
  private func messages(page: String?, list: String?, isCycle: Bool = true) throws -> [String] {
    var builder = Snapshot.Builder()
    let (pageID, listID) = (ObjectID(1), ObjectID(2))
    try builder.addObject(pageID, type: "Page", name: "page")
    try builder.addObject(listID, type: "List")
    if isCycle {
      try builder.addReference(from: listID, to: pageID, label: "pages[0]", strength: .strong)
      try builder.addReference(from: pageID, to: listID, label: "list", strength: .strong)
    }
    for (id, count) in [(pageID, page), (listID, list)] {
      guard let count else { continue }
      try builder.addRoot(id, lifetime: .temporary, label: "\(count) from outside")
    }
    return GraphChecks.unreleased(["page"], in: builder.build()).map(\.message)
  }

  @Test func `by how many references, where their holder is not seen`() throws {
    #expect(
      try messages(page: "2 references", list: nil, isCycle: false) == [
        """
        page is held from outside what could be seen, by 2 references to it.
        """
      ]
    )
  }

  @Test func `and the way from what is held to the object`() throws {
    #expect(
      try messages(page: nil, list: "1 reference") == [
        """
        page is held from outside what could be seen, by 1 reference to List; when that goes, a \
        retain cycle keeps it.
        Take page out of List.pages in time.

        Due objects
          page  Page                                    temporarily-held, then leaked
            root List (1 reference from outside)        temporary
            List.pages[0] -> page                       <- cut here: releases page

        Retain cycle
          held by a temporary root, 2 objects
            page.list -> List
            List.pages[0] -> page
        """
      ]
    )
  }

  @Test func `in several ways at once`() throws {
    #expect(
      try messages(page: "1 reference", list: "3 references").map {
        String($0.prefix { $0 != "\n" })
      } == [
        "page is held from outside what could be seen, by 1 reference to it and 3 references to "
          + "List; when they go, a retain cycle keeps it."
      ]
    )
  }

  private enum Shelf {
    nonisolated(unsafe) static var page: Page?
  }

  @Test func `by a global variable, which is a permanent owner`() {
    let messages = Nursery.messages { nursery in
      let page = Page()
      Shelf.page = page
      nursery.watch(page, as: "page")
    }
    #expect(
      messages == [
        """
        page is abandoned: HeldTests.Shelf.page keeps it for good, and letting go of a reference of \
        HeldTests.Shelf.page releases it.
        Let HeldTests.Shelf.page go of page in time.

        Due objects
          page  Page                                    abandoned
            root HeldTests.Shelf.page                   permanent
            HeldTests.Shelf.page -> page                <- cut here: releases page

        Still alive after 10 turns of the run loop
          page  Page  tracked at Pages.swift:1
        """
      ]
    )
    Shelf.page = nil
  }

  @Test func `by a leaked object that nobody watches`() {
    let messages = Nursery.messages { nursery in
      let page = Page()
      let lost = Page()
      lost.owner = lost
      lost.children = [page]
      nursery.watch(page, as: "page")
    }
    #expect(
      messages == [
        """
        page is leaked: no root reaches it; the cycle Page → Page keeps it alive, and cutting \
        Page.owner releases it.
        Make Page.owner weak, or let go of it in time.

        Retain cycle
          leaked, 1 object
            Page.owner -> Page
                <- cut here: releases Page and page

        Still alive after 10 turns of the run loop
          page  Page  tracked at Pages.swift:1
        """
      ]
    )
  }

  @Test func `though a count that nothing in memory explains is all there is`() {
    let messages = Nursery.messages { nursery in
      let page = Page()
      _ = Unmanaged.passRetained(page)
      nursery.watch(page, as: "page")
    }
    #expect(messages.count == 1)
    #expect(messages.allSatisfy { $0.hasPrefix("page is held ") })
  }

  @Test func `what is gone needs no words`() {
    #expect(Lifetimes.findings(about: [], settled: "", except: .none) == [])
    #expect(Nursery.messages { $0.watch(Page(), as: "page") } == [])
  }

  @Test func `a task that waits, and holds what it runs for`() async throws {
    let nursery = Nursery()
    let started = AsyncStream<Void>.makeStream()
    let task = Self.wait(nursery, started.continuation)
    for await _ in started.stream { break }
    let finding = try #require(nursery.findings().first)
    #expect(finding.severity == .failure)
    #expect(
      finding.message.hasPrefix(
        """
        page is held by a task that has not ended.
        Capture page weakly in closure #1 in Page.wait(_:). Or cancel the task in time.

        Due objects
          page  Page                                    temporarily-held
            root Task (
        """
      )
    )
    #expect(!finding.message.contains("Retain cycle"))
    task.cancel()
    await task.value
    #expect(nursery.findings() == [])
  }

  @inline(never)
  private static func wait(
    _ nursery: Nursery,
    _ started: AsyncStream<Void>.Continuation
  ) -> Task<Void, Never> {
    let page = Page()
    nursery.watch(page, as: "page")
    return page.wait(started)
  }
}
