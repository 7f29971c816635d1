import Testing

@testable import RefGraphTesting

@Suite struct `What is held from outside is told` {
  /// Retains an object as a library might that counts badly: nothing in memory says so.
  private func retain(_ page: Page) {
    _ = Unmanaged.passRetained(page)
  }

  @Test func `by how many references, where their holder is not seen`() {
    let messages = Nursery.messages { nursery in
      let page = Page()
      retain(page)
      nursery.watch(page, as: "page")
    }
    #expect(
      messages == [
        """
        page is held from outside what could be seen, by 1 reference to it.

        Still alive after 10 turns of the run loop
          page  Page  tracked at Pages.swift:1
        """
      ]
    )
  }

  @Test func `and the way from what is held to the object`() {
    let messages = Nursery.messages { nursery in
      let list = Page()
      let page = Page()
      list.children = [page]
      page.owner = list
      retain(list)
      retain(list)
      nursery.watch(page, as: "page")
    }
    #expect(
      messages == [
        """
        page is held from outside what could be seen, by 2 references to Page; when they go, a \
        retain cycle keeps it.
        Take page out of Page.children in time.

        Due objects
          page  Page                                    temporarily-held, then leaked
            root Page (2 references from outside)       temporary
            Page.children[0] -> page                    <- cut here: releases page

        Retain cycle
          held by a temporary root, 2 objects
            page.owner -> Page
            Page.children[0] -> page

        Still alive after 10 turns of the run loop
          page  Page  tracked at Pages.swift:1
        """
      ]
    )
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
