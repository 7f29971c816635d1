import RefGraph
import Testing

/// Fields that hold values: titles, counts, flags.
@Suite struct ValueTests {
  private static let set = """
    type Page
      field title = "Buy groceries"
      field count = 0
      field next
      on show
        event "shown" title=(self.title) count=(self.count)
      end
    end
    type Sub: Page
    end
    root app: App
    root page: Page
    root sub: Sub

    """

  @Test func `a field holds what it was given last, at first what is declared`() throws {
    let text =
      Self.set + """
        call page.show
        page.title = Milk
        page.count = 12
        sub.title = (page.title)
        page.title = "Bread, and butter"
        call page.show
        call sub.show
        app.page -> page
        event "through a reference" title=(app.page.title)
        """
    #expect(
      try play(text).log.filter { !$0.hasSuffix("()") } == [
        "page: shown title=Buy groceries count=0",
        "page: shown title=Bread, and butter count=12",
        "sub: shown title=Milk count=0",
        "through a reference title=Milk".replacing("Milk", with: "Bread, and butter"),
      ]
    )
  }

  @Test func `a value is no reference, in no snapshot and no deinit`() throws {
    let text =
      Self.set + "page.title = app\npage.next -> sub\nmoment m\nexpect owner app of app"
    #expect(try play(text).references(of: "page", at: "m") == ["next -> sub"])
  }

  @Test func `a type that declares nothing holds the values that lines give it`() throws {
    let text = """
      root model: Model
      model.title = one
      event "now" title=(model.title)
      event "then" title=(model.other)
      if never is yes
        model.other = two
      end
      choice never = no | yes
      """
    #expect(
      try play(text).log == [
        "now title=one",
        "skipped event then title=(model.other): `model.other` has no value"
          .replacing("then", with: "\"then\""),
      ]
    )
  }

  @Test func `what is gone is skipped`() throws {
    let text = """
      action "A"
        let page: Page
        page.title = one
      end
      page.title = two
      event "e" title=(page.title)
      """
    #expect(
      try play(text).log == [
        "\"A\"", "page deinit",
        "skipped page.title = two: `page` was deallocated at line 2, `action \"A\"`, so a weak reference to it is nil",
        "skipped event \"e\" title=(page.title): `page` was deallocated at line 2, `action \"A\"`, so a weak reference to it is nil",
      ]
    )
  }

  @Test func `an expected log reads the values of its moment`() throws {
    let text =
      Self.set + """
        page.title = Milk
        call page.show
        moment m
        page.title = Bread
        expect log "shown" title=(page.title) count=0
        expect no log "shown" title=Bread
        expect log "shown" title=(sub.title)
        """
    #expect(
      try play(text).objections == [
        "expected `\"shown\" title=\"Buy groceries\"` in the log, but there is only "
          + "page.show, \"shown\" title=Milk count=0"
      ]
    )
  }

  @Test(arguments: [
    (
      "app.f -> page.title",
      "15:10: error: `page.title` holds a value, and no object: write `page.title = VALUE` to "
        + "change it, and `(page.title)` to show it"
    ),
    (
      "app.page -> page\ndue app.page.count",
      "16:5: error: `app.page.count` holds a value, and no object: write `app.page.count = VALUE` "
        + "to change it, and `(app.page.count)` to show it"
    ),
    (
      "page.title -> app",
      "15:1: error: `page.title` holds a value, and no object: write `page.title = VALUE` to "
        + "change it, and `(page.title)` to show it"
    ),
    (
      "clear sub.title",
      "15:7: error: `sub.title` holds a value, and no object: write `sub.title = VALUE` to "
        + "change it, and `(sub.title)` to show it"
    ),
    (
      "page.next = 3",
      "15:1: error: `page.next` holds references, and no value: use another field, one that is "
        + "declared like `field NAME = VALUE` or is given values only"
    ),
    (
      "event \"e\" v=(page.next)",
      "15:14: error: `page.next` holds references, and no value: use another field, one that is "
        + "declared like `field NAME = VALUE` or is given values only"
    ),
    (
      "app.f -> page\napp.f = 3",
      "16:1: error: `app.f` holds references, and no value: use another field, one that is "
        + "declared like `field NAME = VALUE` or is given values only"
    ),
    (
      "page.titel = Milk",
      "15:1: error: Page declares no field `titel`: did you mean `title`?"
    ),
    (
      "app.size = (page.titel)",
      "15:13: error: Page declares no field `titel`: did you mean `title`?"
    ),
    (
      "moment m\napp.size = 3\nexpect log \"e\" size=(app.size)",
      "17:22: error: `app.size` had no value at the moment before this line: give it one before "
        + "the moment, or write the value here"
    ),
  ])
  func `a value is not taken for a reference, nor a reference for a value`(
    lines: String,
    message: String
  ) throws {
    #expect(try playError(Self.set + lines) == "test.scenario:" + message)
  }

  @Test(arguments: [("0", 0), ("1", 1), ("12", 12)])
  func `a choice of numbers says how often`(value: String, count: Int) throws {
    let text = "choice rows = 1 | 0 | 12\nrepeat rows\n  event \"row\"\nend"
    #expect(try play(text, ["rows": value]).log == Array(repeating: "row", count: count))
  }
}
