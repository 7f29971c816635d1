import RefGraph
import Testing

struct ScenarioRoundTripTests {
  @Test func `the text of the timer incident is written as it was read`() throws {
    let text = """
      scenario countdown "The countdown"

      question "Does the page go away?"
      cannot-prove "That a real page would."

      choice capture = strong | weak | none
      choice stop = deinit | disappear

      type CountdownViewController: UIViewController
        field timer
        field observers[] weak
        on start
          closure block [self -[capture]-> self]
            event "tick" count=3 text="two words"
          end
          schedule self.timer with block
        end
        on deinit
          if stop is deinit
            invalidate self.timer
          end
        end
      end

      root app: UIApplication
      root touch: UITouch temporary
      let page: CountdownViewController
      app.page -> page
      app.pages[] ~> page
      action "Back"
        clear app.page
        remove page from app.pages
        moment popping
        settle
      end
      fire page.timer
      moment after-pop
      due page, page.timer
      if capture is strong and stop is not deinit or disappear
        expect abandoned page
        expect owner runLoop of page
      else if capture is weak
        expect no cycle
      else
        expect cycle page page.timer
      end

      """
    let scenario = try Scenario(parsing: text, file: "countdown.scenario")
    #expect(scenario.text() == text)
  }
}
