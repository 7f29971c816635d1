import RefGraph
import Testing

struct PredictionParsingTests {
  @Test func `a prediction is written as it was read`() throws {
    let text = """
      scenario s "t"

      question "Q"
      chapter "Card 8"
      purple-warning "None."
      change capture

      choice capture = weak | strong

      root app: App
      let and-so-on: T
      moment first
      predict "Which one and why?"
        answer "this and that" when released and-so-on, app and cycle app app.and and no cycle
        answer "that \\"and\\" this" when owner app of and-so-on and crash
        answer "neither" when abandoned app
      end

      """
    #expect(try Scenario(parsing: text, file: "f").text() == text)
  }

  @Test func `a comment ends the conditions`() throws {
    let lines = [
      "  answer \"x\" when released a# and released b",
      "  answer \"y\" when alive a # and \"",
    ]
    let text = "let a: T\nmoment m\npredict \"Q\"\n" + lines.joined(separator: "\n") + "\nend"
    let statement = try #require(try scenario(text).statements.last)
    #expect(
      shape(of: statement.kind) == #"predict(question: "Q", answers: [(text: "x", expectations: "#
        + #"[verdict(released, [a])]), (text: "y", expectations: [alive([a])])])"#
    )
  }

  @Test(arguments: mistakes)
  func `a wrong prediction is answered with its place and a remedy`(text: String, expected: String)
  {
    let error = #expect(throws: ScenarioError.self) {
      try Scenario(parsing: "scenario s \"t\"\nlet a: T\n" + text, file: "f")
    }
    #expect(error?.description == expected)
  }

  private static let mistakes: [(text: String, expected: String)] = [
    (
      #"""
      answer "x" when alive a
      """#,
      #"""
      f:3:1: error: "answer" cannot stand at the top level
        answer "x" when alive a
        ^~~~~~
        remedy: it may stand in a prediction only
      """#
    ),
    (
      #"""
      moment m
      predict "Q"
      answer "x" when alive a
      end
      """#,
      #"""
      f:4:1: error: a prediction with fewer than two answers leaves nothing to choose
        predict "Q"
        ^~~~~~~
        remedy: write two answers or more: answer "It goes" when released page
      """#
    ),
    (
      #"""
      moment m
      predict "Q"
      let b: T
      end
      """#,
      #"""
      f:5:1: error: "let" cannot stand in a prediction
        let b: T
        ^~~
        remedy: it may stand at the top level, in an action, a handler or a closure
      """#
    ),
    (
      #"""
      unordered
      predict "Q"
      end
      end
      """#,
      #"""
      f:4:1: error: "predict" cannot stand in an unordered block
        predict "Q"
        ^~~~~~~
        remedy: it may stand anywhere but in an unordered block
      """#
    ),
    (
      #"""
      predict "Q"
      answer "x" when alive a
      answer "y" when no cycle
      end
      """#,
      #"""
      f:3:1: error: nothing is expected of a moment, since there is none
        predict "Q"
        ^~~~~~
        remedy: put a line like "moment after-pop" before the expectation
      """#
    ),
    (
      #"""
      moment m
      predict "Q"
      answer "x" when alive a
      answer "x" when no cycle
      end
      """#,
      #"""
      f:6:8: error: the answer "x" is there already, at 5:8
        answer "x" when no cycle
               ^
        remedy: remove one of the two, or give it another name
      """#
    ),
    (
      #"""
      moment m
      predict "Q"
      answer "x" alive a
      end
      """#,
      #"""
      f:5:12: error: expected "when", found "alive"
        answer "x" alive a
                   ^~~~~
        remedy: write the line like this: answer "TEXT" when released OBJECT and no cycle
      """#
    ),
    (
      #"""
      moment m
      predict "Q"
      answer "x" when cycle and alive a
      end
      """#,
      #"""
      f:5:23: error: expected an object, found "and"
        answer "x" when cycle and alive a
                              ^~~
        remedy: write the line like this: answer "TEXT" when released OBJECT and no cycle
      """#
    ),
    (
      #"""
      moment m
      predict "Q"
      answer "x" when and alive a
      end
      """#,
      #"""
      f:5:17: error: expected released, leaked, abandoned, temporarily-held, alive, nil, cycle, no cycle, owner, crash, warning, log or no log, found "and"
        answer "x" when and alive a
                        ^~~
        remedy: write the line like this: answer "TEXT" when released OBJECT and no cycle
      """#
    ),
    (
      #"""
      moment m
      predict "Q"
      answer "x" when alive a and
      end
      """#,
      #"""
      f:5:28: error: expected released, leaked, abandoned, temporarily-held, alive, nil, cycle, no cycle, owner, crash, warning, log or no log, found the end of the line
        answer "x" when alive a and
                                   ^
        remedy: write the line like this: answer "TEXT" when released OBJECT and no cycle
      """#
    ),
    (
      #"""
      moment m
      predict "Q"
      answer "x" when no cycle a
      end
      """#,
      #"""
      f:5:26: error: expected "and" or the end of the line, found "a"
        answer "x" when no cycle a
                                 ^
        remedy: write the line like this: answer "TEXT" when released OBJECT and no cycle
      """#
    ),
    (
      #"""
      moment m
      predict
      end
      """#,
      #"""
      f:4:8: error: expected a question in quotes, found the end of the line
        predict
               ^
        remedy: write the line like this: predict "QUESTION"
      """#
    ),
    (
      #"""
      moment m
      predict "Q"
      answer "x" when alive a
      """#,
      #"""
      f:4:1: error: the block that "predict" opens has no "end"
        predict "Q"
        ^~~~~~~
        remedy: close it with a line that says end
      """#
    ),
    (
      #"""
      change captur
      choice capture = weak | strong
      """#,
      #"""
      f:3:8: error: no choice is named "captur"
        change captur
               ^~~~~~
        remedy: did you mean "capture"?
      """#
    ),
    (
      #"""
      action "A"
      reset "it"
      end
      """#,
      #"""
      f:4:1: error: "reset" cannot stand in an action
        reset "it"
        ^~~~~
        remedy: it may stand at the top level only
      """#
    ),
    (
      #"""
      closing-questoin "it"
      """#,
      #"""
      f:3:1: error: no statement begins with "closing-questoin"
        closing-questoin "it"
        ^~~~~~~~~~~~~~~~
        remedy: did you mean "closing-question"?
      """#
    ),
  ]
}
