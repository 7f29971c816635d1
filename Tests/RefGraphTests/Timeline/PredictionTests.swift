import RefGraph
import Testing

struct PredictionTests {
  private static let set = """
    choice keep = yes | no
    root app: App
    let page: Page
    if keep is yes
      app.page -> page
    end
    due page
    moment m

    """

  private static let answers = """
    predict "Is it gone?"
      answer "yes" when released page
      answer "no, app keeps it" when abandoned page and owner app of page
      answer "no, it leaks" when leaked page
    end
    """

  @Test(arguments: [("yes", 1), ("no", 0)])
  func `the play decides which answer is right`(keep: String, right: Int) throws {
    let timeline = try play(Self.set + Self.answers, ["keep": keep])
    #expect(timeline.predictions.map { timeline.rightAnswers(to: $0) } == [[right]])
    #expect(timeline.objections == [])
  }

  @Test func `names mean what they meant at the moment`() throws {
    let later = "clear app.page\nif keep is yes\nlet page: Page\nend\n"
    let timeline = try play(Self.set + later + Self.answers)
    #expect(timeline.predictions.map { timeline.rightAnswers(to: $0) } == [[1]])
  }

  @Test func `a prediction without a right answer is a fault, and so is one with two`() throws {
    let timeline = try play(
      Self.set + """
        predict "Which?"
          answer "gone" when released page
          answer "leaked" when leaked page
        end
        predict "And which of these?"
          answer "no cycle" when no cycle
          answer "alive" when alive page
          answer "gone" when released page
        end
        """
    )
    let failures = ExpectationCheck(of: timeline).failures
    #expect(
      failures.map { "\($0.location) \($0.moment ?? "") \($0.message)" } == [
        "10:1 m the prediction `Which?` has no right answer here: `page` is abandoned: app.page "
          + "keeps it",
        "14:1 m the prediction `And which of these?` has 2 right answers here: "
          + "`no cycle`, `alive`",
      ]
    )
  }

  @Test func `a prediction about the log without a right answer says how the log ends`() throws {
    let timeline = try play(
      """
      root app: App
      repeat 9
        event "step"
      end
      event "last"
      moment m
      predict "Which line?"
        answer "first" when log "first"
        answer "second" when log "second"
      end
      """
    )
    #expect(
      timeline.objections == [
        "the prediction `Which line?` has no right answer here: the log has 2 others and then "
          + Array(repeating: "\"step\", ", count: 7).joined() + "\"last\""
      ]
    )
  }

  @Test func `a crash may be predicted`() throws {
    let timeline = try play(
      """
      root app: App
      let page: Page
      app.page -[unowned]-> page
      moment before
      app.other -> app.page
      moment after
      expect crash
      predict "Does it come through?"
        answer "no" when crash
        answer "yes" when alive app
      end
      """
    )
    #expect(timeline.predictions.map { timeline.rightAnswers(to: $0) } == [[0, 1]])
  }
}
