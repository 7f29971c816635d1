import RefGraph
import RefGraphReports
import Testing

@Suite struct `A lesson` {
  private func lesson(_ changes: KeyValuePairs<String, String> = [:]) throws -> Lesson {
    Lesson(of: try TaughtScenario.timeline(changes))
  }

  @Test func `shows its questions and keeps what the play decides to itself`() throws {
    #expect(
      try lesson().text(.questions) == """
        Does the page go?
        Card 0 · lesson page · way-back=strong size=small

        The question
          Page and model: who keeps whom?

        In the app
          begin at      Page.swift, close()
          do            Tap Close.
          stop at       The first line of close().
          look at       self: the page.
          in the stack  close(), then the control.
          in the log    Memory
          to reset      Run again.

        Prediction, for the moment closed
          Is the page gone?
            1 It is.
            2 It leaks with its model.

        To go on
          With your prediction, by the numbers of the answers:
            memgraph lesson page --answer 1

          Without one:
            memgraph lesson page --reveal

        """
    )
  }

  @Test func `tells everything once there is a prediction`() throws {
    #expect(
      try lesson(["size": "large"]).outcome(.answered([0])) == """
        The run

        * open
          made: app, page and model
          cycle, held: page → model → page

        * closing
            "Close"
            page.close()
            page: closing
          cycle, held: page → model → page

        * closed
          leaked: page and model
          page is leaked: no root reaches it; the cycle page → model → page keeps it
            alive, and cutting model.page releases it.
          cycle, held > leaked: page → model → page

        Predicted and seen
          closed: Is the page gone?
          predicted  not so: 1 It is.
          seen       2 It leaks with its model.

        The evidence
          at closed
            page                                        leaked
              no root reaches page → model → page
            cycle                                       leaked
              page → model → page

        The misconception
          Clearing the app's reference is enough.

        What is so
          With a strong way back it is not.

        Where the document is wrong
          The text says that it goes; it does so with a weak way back only.

        In Xcode
          memory graph    A page without an owner.
          purple warning  On both.
          at closed       instances: 1 Page
                          purple warning: to be expected on page and model

        In the debugger
            (lldb) bt

        Change one condition
          way-back, which is strong here:
            memgraph lesson page --set way-back=weak --set size=large
            memgraph compare way-back --scenario page --set size=large

        What this does not prove
          - What else an app holds.
          - Anything about another moment: a snapshot belongs to one.

        A last question
          Who should own whom?

        Next
            memgraph lesson timer-incident

          Draw it.

        """
    )
  }

  @Test func `says the same in Markdown`() throws {
    #expect(
      try lesson().markdown(.answered([1])) == #"""
        # Does the page go?

        Card 0 · lesson page · way-back=strong size=small

        ## The question

        Page and model: who keeps whom?

        ## In the app

        - **begin at:** Page.swift, close()
        - **do:** Tap Close.
        - **stop at:** The first line of close().
        - **look at:** self: the page.
        - **in the stack:** close(), then the control.
        - **in the log:** Memory
        - **to reset:** Run again.

        ## Prediction, for the moment closed

        Is the page gone?

        1. It is.
        2. It leaks with its model.

        ## The run

        ```text
        * open
          made: app, page and model
          cycle, held: page → model → page

        * closing
            "Close"
            page.close()
            page: closing
          cycle, held: page → model → page

        * closed
          leaked: page and model
          page is leaked: no root reaches it; the cycle page → model → page keeps it alive, and cutting
            model.page releases it.
          cycle, held > leaked: page → model → page
        ```

        ## Predicted and seen

        closed: Is the page gone?

        - **predicted:** right: 2 It leaks with its model.

        ## The evidence

        ```text
          at closed
            page                                            leaked
              no root reaches page → model → page
            cycle                                           leaked
              page → model → page
        ```

        ## The misconception

        Clearing the app's reference is enough.

        ## What is so

        With a strong way back it is not.

        ## Where the document is wrong

        The text says that it goes; it does so with a weak way back only.

        ## In Xcode

        - **memory graph:** A page without an owner.
        - **purple warning:** On both.
        - **at closed:**
          - instances: 1 Page
          - purple warning: to be expected on page and model

        ## In the debugger

        - `(lldb) bt`

        ## Change one condition

        way-back, which is strong here:

        - `memgraph lesson page --set way-back=weak`
        - `memgraph compare way-back --scenario page`

        ## What this does not prove

        - What else an app holds.
        - Anything about another moment: a snapshot belongs to one.

        ## A last question

        Who should own whom?

        ## Next

        - `memgraph lesson timer-incident`

        Draw it.

        """#
    )
  }

  @Test(arguments: [("strong", 1), ("weak", 0)])
  func `takes the right answer from the play`(wayBack: String, right: Int) throws {
    #expect(
      try lesson(["way-back": wayBack]).questions.map(\.right) == [right]
    )
  }

  @Test func `has no right answer where the scenario has two`() throws {
    let text = """
      scenario s "t"
      root app: App
      moment m
      predict "Which?"
        answer "this" when alive app
        answer "that" when no cycle
      end
      """
    let lesson = Lesson(of: try TaughtScenario.timeline(of: text))
    #expect(lesson.questions.map(\.right) == [nil])
    #expect(lesson.outcome(.answered([0])).contains("seen       not recorded"))
  }

  @Test func `proves what is alive by a path, and what happened by the log`() throws {
    let text = """
      scenario s "t"
      root app: App
      let page: Page
      app.page -> page
      action "Go"
        event "went" to=page
      end
      moment m
      predict "What happened?"
        answer "It went." when log "went" to=page and no log "came" and alive page and owner app of page
        answer "It came." when log "came"
      end
      """
    let lesson = Lesson(of: try TaughtScenario.timeline(of: text))
    let outcome = lesson.outcome(.revealed)
    let start = try #require(outcome.firstRange(of: "The evidence")).lowerBound
    let end = try #require(outcome.firstRange(of: "What this does")).lowerBound
    #expect(
      outcome[start..<end] == """
        The evidence
          at m
            log                                         has, in this order
              "went" to=page
            log                                         does not have
              "came"
            page                                        alive
              permanent root app → page, at last by app.page
            no retain cycle


        """
    )
  }

  @Test func `names the file that it was read from`() throws {
    let timeline = try TaughtScenario.timeline()
    let lesson = Lesson(of: timeline, source: "my lessons/it's.scenario")
    #expect(
      lesson.text(.questions, TextLayout(width: 200)).contains(
        #"memgraph lesson 'my lessons/it'\''s.scenario' --answer 1"#
      )
    )
  }

  @Test func `leaves out of JSON what is not to be known yet`() throws {
    let json = try lesson().json(.questions)
    for word in ["misconception", "conclusion", "right", "predicted", "events", "leaked"] {
      #expect(!json.contains("\"\(word)\""), "\(word)")
    }
    let whole = try lesson().json(.answered([0]))
    #expect(whole.contains("\"predicted\": 1,\n      \"right\": 2\n"))
  }
}
