import RefGraph
import Testing

/// What names and paths mean while a scenario is played.
@Suite struct PlaceTests {
  @Test func `a name is a handle and keeps nothing alive`() throws {
    let timeline = try play(
      """
      root app: App
      let page: Page
      app.page -> page
      moment with
      clear app.page
      moment without
      """
    )
    #expect(timeline.alive(at: "with") == ["app", "page"])
    #expect(timeline.alive(at: "without") == ["app"])
  }

  @Test func `a line about what is gone is skipped, and the log says so`() throws {
    let timeline = try play(
      """
      root app: App
      let page: Page
      moment m
      page.f -> app
      app.f -> page
      app.f[] -> page
      app.g -> app
      remove page from app.g
      clear page.f
      call page.f
      pop page
      due page
      schedule page.timer with page
      """
    )
    #expect(
      timeline.log == [
        "page deinit",
        "skipped page.f -> app: `page` was deallocated at line 4, `moment m`, so a weak reference to it is nil",
        "skipped app.f -> page: `page` was deallocated at line 4, `moment m`, so a weak reference to it is nil",
        "skipped app.f[] -> page: `page` was deallocated at line 4, `moment m`, so a weak reference to it is nil",
        "skipped remove page from app.g: `page` was deallocated at line 4, `moment m`, so a weak reference to it is nil",
        "skipped clear page.f: `page` was deallocated at line 4, `moment m`, so a weak reference to it is nil",
        "skipped call page.f: `page` was deallocated at line 4, `moment m`, so a weak reference to it is nil",
        "skipped pop page: `page` was deallocated at line 4, `moment m`, so a weak reference to it is nil",
        "skipped schedule page.timer with page: `page` was deallocated at line 4, `moment m`, so a weak reference to it is nil",
      ]
    )
  }

  @Test func `a name means the object that it was given to last`() throws {
    let timeline = try play(
      """
      root app: App
      repeat 3
        let page: Page
        app.pages[] -> page
      end
      moment all
      remove page from app.pages
      moment fewer
      """
    )
    #expect(timeline.alive(at: "all") == ["app", "page", "page-2", "page-3"])
    #expect(timeline.alive(at: "fewer") == ["app", "page", "page-2"])
  }

  @Test func `numbered names step aside for names of the scenario`() throws {
    let timeline = try play(
      """
      root app: App
      let page-2: Page
      app.pages[] -> page-2
      repeat 2
        let page: Page
        app.pages[] -> page
      end
      moment page
      """
    )
    #expect(timeline.alive(at: "page") == ["app", "page-2", "page", "page-3"])
  }

  @Test func `a name of the scenario that was numbered before is numbered again`() throws {
    let timeline = try play(
      """
      root app: App
      repeat 2
        let page: Page
        app.pages[] -> page
      end
      let page-2: Page
      app.pages[] -> page-2
      moment m
      """
    )
    #expect(timeline.alive(at: "m") == ["app", "page", "page-2", "page-2-2"])
  }

  @Test func `fields are followed through paths, on both sides of an arrow`() throws {
    let timeline = try play(
      """
      root app: App
      let a: T
      let b: T
      let c: T
      app.a -> a
      app.a.b -> b
      app.a.b.c -> c
      app.short -> app.a.b.c
      moment m
      """
    )
    #expect(timeline.references(of: "app", at: "m") == ["a -> a", "short -> c"])
    #expect(timeline.references(of: "b", at: "m") == ["c -> c"])
  }

  @Test func `a path through an array follows the last element`() throws {
    let timeline = try play(
      """
      root app: App
      let a: T
      let b: T
      app.items[] -> a
      app.items[] -> b
      app.last -> app.items
      moment m
      """
    )
    #expect(
      timeline.references(of: "app", at: "m") == ["items[0] -> a", "items[1] -> b", "last -> b"]
    )
  }

  @Test func `a field that holds nothing is assigned as nil`() throws {
    let timeline = try play(
      """
      type T
        field next
      end
      root app: App
      let a: T
      let b: T
      app.a -> a
      app.b -> b
      moment before
      app.b -> a.next
      moment after
      app.items[] -> a.next
      """
    )
    #expect(timeline.references(of: "app", at: "before") == ["a -> a", "b -> b"])
    #expect(timeline.references(of: "app", at: "after") == ["a -> a"])
    #expect(timeline.log == ["b deinit", "skipped app.items[] -> a.next: `a.next` is nil"])
  }

  @Test func `elements are removed one at a time, and clear removes all`() throws {
    let timeline = try play(
      """
      root app: App
      let a: T
      let b: T
      app.items[] -> a
      app.items[] -> b
      app.items[] -> a
      remove a from app.items
      moment one
      clear app.items
      moment none
      """
    )
    #expect(timeline.references(of: "app", at: "one") == ["items[0] -> b", "items[1] -> a"])
    #expect(timeline.alive(at: "none") == ["app"])
    #expect(timeline.log == ["b deinit", "a deinit"])
  }

  @Test func `what a weak field reads as nil is logged`() throws {
    let timeline = try play(
      """
      root app: App
      let page: Page
      app.page ~> page
      moment m
      call app.page.run
      """
    )
    #expect(
      timeline.log == [
        "page deinit", "app.page reads nil", "skipped call app.page.run: `app.page` is nil",
      ]
    )
  }

  @Test func `reading an unowned field of what is gone would crash`() throws {
    let timeline = try play(
      """
      root app: App
      let page: Page
      app.page -[unowned]-> page
      moment m
      app.other -> app.page
      """
    )
    #expect(
      timeline.log == [
        "page deinit", "crash app unownedRead(\"page\")",
        "skipped app.other -> app.page: reading `app.page` would crash",
      ]
    )
  }

  @Test func `a choice gives a strength, and none gives no reference`() throws {
    let text = """
      choice s = strong | weak | unowned | none
      root app: App
      root page: Page
      app.page -[s]-> page
      moment m
      """
    #expect(try play(text).references(of: "app", at: "m") == ["page -> page"])
    #expect(try play(text, ["s": "weak"]).references(of: "app", at: "m") == ["page ~> page"])
    #expect(
      try play(text, ["s": "unowned"]).references(of: "app", at: "m")
        == ["page -[unowned]-> page"]
    )
    #expect(try play(text, ["s": "none"]).references(of: "app", at: "m") == [])
  }

  @Test func `a field that is declared without strength takes any`() throws {
    let timeline = try play(
      """
      type T
        field a
        field b weak
      end
      root t: T
      t.a ~> t
      t.b ~> t
      moment m
      """
    )
    #expect(timeline.references(of: "t", at: "m") == ["a ~> t", "b ~> t"])
  }
}
