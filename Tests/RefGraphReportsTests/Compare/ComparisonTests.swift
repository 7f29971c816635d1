import RefGraph
import RefGraphReports
import Testing

@Suite struct `A comparison` {
  private func comparison(
    of text: String = TaughtScenario.text,
    changing choice: String = "way-back"
  ) throws -> Comparison {
    let scenario = try Scenario(parsing: text, file: "page.scenario")
    let found = scenario.choices.first { $0.name == choice }
    return try Comparison(
      of: scenario,
      changing: try #require(found),
      from: scenario.defaultSetting
    )
  }

  @Test func `stands side by side where there is room`() throws {
    #expect(
      try comparison().text() == """
        Does the page go?
        way-back = strong | weak
        size=small

        way-back makes a difference at open, closing and closed.
        ≠ differs · = same for all · + not in every play · ~ in no guaranteed order

        * open
          ≠ differs: references
            way-back=strong                        way-back=weak
            + model.page -> page                   + model.page ~> page
          ≠ differs: cycles
            way-back=strong                        way-back=weak
            + page → model → page, held by a         none
              permanent root

        * closing
          = same for all: log, 3 lines
          ≠ differs: references
            way-back=strong                        way-back=weak
            + model.page -> page                   + model.page ~> page
          ≠ differs: cycles
            way-back=strong                        way-back=weak
            + page → model → page, held by a         none
              permanent root

        * closed
          ≠ differs: log
            way-back=strong                        way-back=weak
              none                                 + page deinit
                                                   + model deinit
          ≠ differs: released
            way-back=strong                        way-back=weak
              none                                 + page
                                                   + model
          ≠ differs: references
            way-back=strong                        way-back=weak
            + page.model -> model                    none
            + model.page -> page
          ≠ differs: cycles
            way-back=strong                        way-back=weak
            + page → model → page, leaked            none
          ≠ differs: verdicts
            way-back=strong                        way-back=weak
            + page leaked                          + page released

        """
    )
  }

  @Test func `stands one below the other where there is none`() throws {
    let text = try comparison().text(TextLayout(width: 40))
    #expect(
      text == """
        Does the page go?
        way-back = strong | weak
        size=small

        way-back makes a difference at open,
        closing and closed.
        ≠ differs · = same for all · + not in
        every play · ~ in no guaranteed order

        * open
          ≠ differs: references
            way-back=strong
              + model.page -> page
            way-back=weak
              + model.page ~> page
          ≠ differs: cycles
            way-back=strong
              + page → model → page, held by a
                permanent root
            way-back=weak
                none

        * closing
          = same for all: log, 3 lines
          ≠ differs: references
            way-back=strong
              + model.page -> page
            way-back=weak
              + model.page ~> page
          ≠ differs: cycles
            way-back=strong
              + page → model → page, held by a
                permanent root
            way-back=weak
                none

        * closed
          ≠ differs: log
            way-back=strong
                none
            way-back=weak
              + page deinit
              + model deinit
          ≠ differs: released
            way-back=strong
                none
            way-back=weak
              + page
              + model
          ≠ differs: references
            way-back=strong
              + page.model -> model
              + model.page -> page
            way-back=weak
                none
          ≠ differs: cycles
            way-back=strong
              + page → model → page, leaked
            way-back=weak
                none
          ≠ differs: verdicts
            way-back=strong
              + page leaked
            way-back=weak
              + page released

        """
    )
  }

  @Test func `says so where nothing differs`() throws {
    #expect(
      try comparison(changing: "size").text() == """
        Does the page go?
        size = small | large
        way-back=strong

        size makes no difference at any moment.
        Nor does it elsewhere: 1 other combination tried.
        ≠ differs · = same for all · + not in every play · ~ in no guaranteed order

        * open
          = same for all: 3 references
          = same for all: cycles, page → model → page, held by a permanent root

        * closing
          = same for all: log, 3 lines
          = same for all: 3 references
          = same for all: cycles, page → model → page, held by a permanent root

        * closed
          = same for all: 2 references
          = same for all: cycles, page → model → page, leaked
          = same for all: verdicts, page leaked

        """
    )
  }

  @Test func `names where a choice decides what it does not decide here`() throws {
    let text = """
      scenario s "t"
      choice capture = strong | weak
      choice keep = no | yes
      root app: App
      let page: Page
      closure block [page -[capture]-> page]
      end
      if keep is yes
        app.block -> block
      end
      due page
      moment m
      """
    #expect(
      try comparison(of: text, changing: "capture").text() == """
        t
        capture = strong | weak
        keep=no

        capture makes no difference at any moment.
        It decides more with keep=yes:
          memgraph compare capture --scenario s --set keep=yes
        ≠ differs · = same for all · + not in every play · ~ in no guaranteed order

        * m
          = same for all: log, 2 lines
          = same for all: verdicts, page released

        """
    )
  }

  @Test func `puts a moment that only a later play has behind the one that it follows there`()
    throws
  {
    let text = """
      scenario s "t"
      choice way = a | b | c
      root app: App
      moment first
      if way is b
        moment only-b
      else if way is c
        moment only-c
        moment also-c
      end
      moment last
      """
    let rows = try comparison(of: text, changing: "way").rows
    #expect(
      rows.map { "\($0.moment) \($0.cells.map { $0 == nil ? "-" : "x" }.joined())" }
        == ["first xxx", "only-c --x", "also-c --x", "only-b -x-", "last xxx"]
    )
  }

  @Test func `does not take an order for a difference that is not guaranteed`() throws {
    let text = """
      scenario s "t"
      choice way = a | b
      root app: App
      if way is a
        unordered
          event "one"
          event "two"
        end
      else
        unordered
          event "two"
          event "one"
        end
      end
      moment m
      if way is a
        event "one"
        event "two"
      else
        event "two"
        event "one"
      end
      moment n
      """
    let rows = try comparison(of: text, changing: "way").rows
    #expect(rows.map(\.differences) == [[], [.log]])
  }
}
