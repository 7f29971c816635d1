import Testing

@testable import RefGraphTesting

@Suite struct `What properties keep is told` {
  @Test func `a delegate and what it delegates for are one finding`() {
    func messages(weakly isWeak: Bool) -> [String] {
      Nursery.messages { nursery in
        let coordinator = Coordinator()
        nursery.watch(coordinator, as: "coordinator")
        nursery.watch(coordinator.start(weakly: isWeak), as: "page")
      }
    }
    #expect(
      messages(weakly: false) == [
        """
        coordinator and page are leaked: no root reaches them; the cycle coordinator → page → \
        coordinator keeps them alive, and cutting page.delegate releases them.
        Make Page.delegate weak, or let go of it in time.

        Retain cycle
          leaked, 2 objects
            coordinator.page -> page                    releases page and coordinator
            page.delegate -> coordinator
                <- cut here: releases coordinator and page

        Still alive after 10 turns of the run loop
          coordinator  Coordinator  tracked at Pages.swift:1
          page  Page  tracked at Pages.swift:2
        """
      ]
    )
    #expect(messages(weakly: true) == [])
  }

  @Test func `children that own their parent`() {
    func messages(weakly isWeak: Bool) -> [String] {
      Nursery.messages { nursery in
        let page = Page()
        page.addChildren(weakly: isWeak)
        nursery.watch(page, as: "page")
      }
    }
    #expect(
      messages(weakly: false) == [
        """
        page is leaked: no root reaches it; the cycle page → Page#1 → page keeps it alive. No single \
        reference releases page.
        Make Page.owner weak, or let go of it in time.

        Retain cycle
          leaked, 3 objects, a loop of 2; also in it: Page#2
            page.children[0] -> Page#1                  <- cut here: releases Page#1
            Page#1.owner -> page                        releases nothing

        Still alive after 10 turns of the run loop
          page  Page  tracked at Pages.swift:1
        """
      ]
    )
    #expect(messages(weakly: true) == [])
  }

  @Test func `a child of which only the property that leads back is to change`() {
    let messages = Nursery.messages { nursery in
      let page = Page()
      page.addChildren(weakly: false)
      page.children.removeLast()
      nursery.watch(page.children[0], as: "child")
    }
    #expect(
      messages == [
        """
        child is leaked: no root reaches it; the cycle child → Page → child keeps it alive, and \
        cutting child.owner releases it.
        Make Page.owner weak, or let go of it in time.

        Retain cycle
          leaked, 2 objects
            child.owner -> Page
                <- cut here: releases Page and child
            Page.children[0] -> child                   releases child and Page

        Still alive after 10 turns of the run loop
          child  Page  tracked at Pages.swift:1
        """
      ]
    )
  }

  @Test func `what an enum's payload holds`() {
    func messages(weakly isWeak: Bool) -> [String] {
      Nursery.messages { nursery in
        let page = Page()
        nursery.watch(page.load(weakly: isWeak), as: "loaded")
        nursery.watch(page, as: "page")
      }
    }
    #expect(
      messages(weakly: false) == [
        """
        loaded and page are leaked: no root reaches them; the cycle page → closure #2 in \
        Page.load(weakly:) → page keeps them alive, and cutting closure #2 in \
        Page.load(weakly:).capture[0] releases them.
        Capture page weakly in closure #2 in Page.load(weakly:).

        Retain cycle
          leaked, 2 objects
            page.state.loaded.1 -> closure #2 in Page.load(weakly:)
                releases closure #2 in Page.load(weakly:), page and loaded
            closure #2 in Page.load(weakly:).capture[0] -> page
                <- cut here: releases page, loaded and closure #2 in Page.load(weakly:)

        Still alive after 10 turns of the run loop
          loaded  Page  tracked at Pages.swift:1
          page  Page  tracked at Pages.swift:2
        """
      ]
    )
    #expect(messages(weakly: true) == [])
  }

  @Test func `two causes are two findings, in the order in which objects were tracked`() {
    let messages = Nursery.messages { nursery in
      for name in ["first", "second"] {
        let page = Page()
        page.bindMethod()
        nursery.watch(page, as: name)
      }
    }
    #expect(
      messages.map { $0.prefix { $0 != "," } } == [
        "first is leaked: no root reaches it; the cycle first → method used in Page.bindMethod()#1 "
          + "→ first keeps it alive",
        "second is leaked: no root reaches it; the cycle second → method used in "
          + "Page.bindMethod()#2 → second keeps it alive",
      ]
    )
  }

  @Test func `one object under two names, and two under one`() {
    let messages = Nursery.messages { nursery in
      let page = Page(), other = Page()
      (page.owner, other.owner) = (other, page)
      nursery.watch(page, as: "page")
      nursery.watch(page, as: "detail")
      nursery.watch(other, as: "page")
    }
    #expect(
      messages == [
        """
        page#1 and page#2 are leaked: no root reaches them; the cycle page#1 → page#2 → page#1 keeps \
        them alive, and cutting page#2.owner releases them.
        Make Page.owner weak, or let go of it in time.

        Retain cycle
          leaked, 2 objects
            page#1.owner -> page#2                      releases page#2 and page#1
            page#2.owner -> page#1
                <- cut here: releases page#1 and page#2

        Still alive after 10 turns of the run loop
          page#1  Page  tracked at Pages.swift:1
          detail  Page  tracked at Pages.swift:2
          page#2  Page  tracked at Pages.swift:3
        """
      ]
    )
  }

  @Test func `the same leak reads alike each time, its picture too`() {
    func findings() -> [Finding] {
      Nursery.findings { nursery in
        let pages = (0..<4).map { _ in Page() }
        for (page, next) in zip(pages, pages.dropFirst() + pages.prefix(1)) {
          page.owner = next
          page.bindHandlers(weakly: false)
          nursery.watch(page, as: "page")
        }
      }
    }
    let first = findings()
    // Left on purpose, so that the second leak has other addresses.
    let second = findings()
    #expect(first.count == 1)
    #expect(first == second)
    #expect(first[0].diagram?.hasPrefix("digraph memgraph {") == true)
  }

  @Test func `a thousand separate leaks are told in a few findings`() throws {
    let findings = Nursery.findings { nursery in
      for number in 1...1000 {
        let page = Page()
        page.owner = page
        nursery.watch(page, as: "page \(number)")
      }
    }
    #expect(findings.count == 13)
    let last = try #require(findings.last)
    #expect(
      last.message.hasPrefix(
        """
        page 13, page 14, page 15, page 16, page 17 and 983 more are still there, for other reasons.

        Still alive after 10 turns of the run loop
          page 13  Page  tracked at Pages.swift:13
        """
      )
    )
    #expect(last.message.hasSuffix("\n  976 more"))
  }

  @Test func `what hangs behind a cycle is told with it`() {
    let messages = Nursery.messages { nursery in
      let page = Page()
      let child = Page()
      page.children = [child]
      page.owner = page
      nursery.watch(child, as: "child")
      nursery.watch(page, as: "page")
    }
    #expect(
      messages == [
        """
        child and page are leaked: no root reaches them; the cycle page → page keeps them alive, and \
        cutting page.owner releases them.
        Make Page.owner weak, or let go of it in time.

        Retain cycle
          leaked, 1 object
            page.owner -> page
                <- cut here: releases page and child

        Still alive after 10 turns of the run loop
          child  Page  tracked at Pages.swift:1
          page  Page  tracked at Pages.swift:2
        """
      ]
    )
  }

  @Test func `a long cycle is folded`() throws {
    let findings = Nursery.findings { nursery in
      let pages = (0..<100).map { _ in Page() }
      for (page, next) in zip(pages, pages.dropFirst() + pages.prefix(1)) { page.owner = next }
      nursery.watch(pages[0], as: "page")
    }
    let lines = try #require(findings.first).message.split(separator: "\n")
    #expect(lines.count < 40)
    #expect(lines[1] == "Make Page.owner weak, or let go of it in time.")
    #expect(lines.contains("    … 76 more references"))
  }

  @Test func `hostile names do not reach the terminal`() {
    let messages = Nursery.messages { nursery in
      let page = Page()
      page.owner = page
      nursery.watch(page, as: "pa\u{1B}[2Jge\n")
    }
    #expect(messages.count == 1)
    #expect(
      messages.allSatisfy { !$0.contains("\u{1B}") && $0.contains("pa\\u{1b}[2Jge\\u{a} is") }
    )
  }
}
