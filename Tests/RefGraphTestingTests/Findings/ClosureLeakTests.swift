import Testing

@testable import RefGraphTesting

@Suite struct `What closures keep is told` {
  /// The messages about a page that a body made something with.
  private func messages(_ body: (Page) -> Void) -> [String] {
    Nursery.messages { nursery in
      let page = Page()
      body(page)
      nursery.watch(page, as: "page")
    }
  }

  @Test func `a closure in a property`() {
    #expect(
      messages { $0.bind(weakly: false) } == [
        """
        page is leaked: no root reaches it; the cycle page → closure #2 in Page.bind(weakly:) → page \
        keeps it alive, and cutting closure #2 in Page.bind(weakly:).capture[0] releases it.
        Capture page weakly in closure #2 in Page.bind(weakly:).

        Retain cycle
          leaked, 2 objects
            page.onSave -> closure #2 in Page.bind(weakly:)
                releases closure #2 in Page.bind(weakly:) and page
            closure #2 in Page.bind(weakly:).capture[0] -> page
                <- cut here: releases page and closure #2 in Page.bind(weakly:)

        Still alive after 10 turns of the run loop
          page  Page  tracked at Pages.swift:1
        """
      ]
    )
    #expect(messages { $0.bind(weakly: true) } == [])
  }

  @Test func `two closures, of which one is not enough to change`() {
    #expect(
      messages { $0.bindBoth(weakly: false) } == [
        """
        page is leaked: no root reaches it; the cycle page → closure #3 in Page.bindBoth(weakly:) → \
        page keeps it alive. No single reference releases page.
        Capture page weakly in closure #3 in Page.bindBoth(weakly:) and closure #4 in \
        Page.bindBoth(weakly:).

        Retain cycle
          leaked, 3 objects, a loop of 2; also in it: closure #4 in
            Page.bindBoth(weakly:)
            page.onSave -> closure #3 in Page.bindBoth(weakly:)
                <- cut here: releases closure #3 in Page.bindBoth(weakly:)
            closure #3 in Page.bindBoth(weakly:).capture[0] -> page  releases nothing

        Still alive after 10 turns of the run loop
          page  Page  tracked at Pages.swift:1
        """
      ]
    )
    #expect(messages { $0.bindBoth(weakly: true) } == [])
  }

  @Test func `a method that is passed as a function`() {
    #expect(
      messages { $0.bindMethod() } == [
        """
        page is leaked: no root reaches it; the cycle page → method used in Page.bindMethod() → page \
        keeps it alive, and cutting method used in Page.bindMethod().capture[0] releases it.
        Pass a closure that captures page weakly in place of the method used in Page.bindMethod().

        Retain cycle
          leaked, 2 objects
            page.onSave -> method used in Page.bindMethod()
                releases method used in Page.bindMethod() and page
            method used in Page.bindMethod().capture[0] -> page
                <- cut here: releases page and method used in Page.bindMethod()

        Still alive after 10 turns of the run loop
          page  Page  tracked at Pages.swift:1
        """
      ]
    )
  }

  @Test func `a lazy closure that was used`() {
    #expect(
      messages { _ = $0.title() } == [
        """
        page is leaked: no root reaches it; the cycle page → closure #1 in Page.title.getter → page \
        keeps it alive, and cutting closure #1 in Page.title.getter.capture[0] releases it.
        Capture page weakly in closure #1 in Page.title.getter.

        Retain cycle
          leaked, 2 objects
            page.title -> closure #1 in Page.title.getter
                releases closure #1 in Page.title.getter and page
            closure #1 in Page.title.getter.capture[0] -> page
                <- cut here: releases page and closure #1 in Page.title.getter

        Still alive after 10 turns of the run loop
          page  Page  tracked at Pages.swift:1
        """
      ]
    )
    #expect(messages { _ = $0.weakTitle() } == [])
    #expect(messages { _ in } == [])
  }

  @Test func `a dictionary of handlers, in the order of its keys`() {
    #expect(
      messages { $0.bindHandlers(weakly: false) } == [
        """
        page is leaked: no root reaches it; the cycle page → closure #3 in \
        Page.bindHandlers(weakly:) → page keeps it alive. No single reference releases page.
        Capture page weakly in closure #3 in Page.bindHandlers(weakly:) and closure #2 in \
        Page.bindHandlers(weakly:).

        Retain cycle
          leaked, 3 objects, a loop of 2; also in it: closure #2 in
            Page.bindHandlers(weakly:)
            page.handlers["cancel"] -> closure #3 in Page.bindHandlers(weakly:)
                <- cut here: releases closure #3 in Page.bindHandlers(weakly:)
            closure #3 in Page.bindHandlers(weakly:).capture[0] -> page
                releases nothing

        Still alive after 10 turns of the run loop
          page  Page  tracked at Pages.swift:1
        """
      ]
    )
    #expect(messages { $0.bindHandlers(weakly: true) } == [])
  }

  @Test func `an object that calls back, as a timer does`() {
    #expect(
      messages { $0.tick(weakly: false) } == [
        """
        page is leaked: no root reaches it; the cycle page → Ticker → closure #2 in \
        Page.tick(weakly:) → page keeps it alive, and cutting closure #2 in \
        Page.tick(weakly:).capture[0] releases it.
        Capture page weakly in closure #2 in Page.tick(weakly:).

        Retain cycle
          leaked, 3 objects
            page.delegate -> Ticker
                releases Ticker, closure #2 in Page.tick(weakly:) and page
            Ticker.tick -> closure #2 in Page.tick(weakly:)
                releases closure #2 in Page.tick(weakly:), page and Ticker
            closure #2 in Page.tick(weakly:).capture[0] -> page
                <- cut here: releases page, Ticker and closure #2 in Page.tick(weakly:)

        Still alive after 10 turns of the run loop
          page  Page  tracked at Pages.swift:1
        """
      ]
    )
    #expect(messages { $0.tick(weakly: true) } == [])
  }
}
