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

extension ScenarioRoundTripTests {
  @Test(arguments: 0..<(SnapshotAnalysisTests.isExhaustive ? 400 : 100) as Range<UInt64>)
  func `a random scenario is read back from its text`(seed: UInt64) throws {
    var random = RandomScenario(seed: seed)
    let scenario = random.scenario()
    let text = scenario.text()
    let read = try Scenario(parsing: text, file: "f")
    #expect(shape(of: read) == shape(of: scenario), "seed \(seed):\n\(text)")
    #expect(read.text() == text)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `a random graph is read back from its text, places included`(seed: UInt64) throws {
    var random = RandomScenario(seed: seed)
    let graph = GraphNotation(random.graph())
    let read = try GraphNotation(parsing: graph.text(), file: "g")
    #expect(shape(of: read) == shape(of: graph), "seed \(seed):\n\(graph.text())")
    #expect(read.statements.map(\.location) == graph.statements.map(\.location))
  }
}
