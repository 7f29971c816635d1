import RefGraph
import Testing

/// Mistakes in what stands where. Each text stands below a first line with the scenario's header.
struct ScenarioErrorBlockTests {
  @Test(arguments: cases)
  func `a line that stands where it cannot is answered with its place and a remedy`(
    text: String,
    expected: String
  ) {
    let whole = text.isEmpty || text.hasPrefix("scenario") ? text : "scenario s \"t\"\n" + text
    let error = #expect(throws: ScenarioError.self) {
      try Scenario(parsing: whole, file: "f", known: ["labs", "s"])
    }
    #expect(error?.description == expected)
  }

  private static let cases: [(text: String, expected: String)] = [
    (
      #""#,
      #"""
      f:1:1: error: a scenario starts with its name and title, found nothing
        remedy: begin the file with a line like: scenario countdown "The countdown"
      """#
    ),
    (
      #"""
      unordered
      moment m
      end
      """#,
      #"""
      f:3:1: error: "moment" cannot stand in an unordered block
        moment m
        ^~~~~~
        remedy: it may stand anywhere but in an unordered block
      """#
    ),
    (
      #"""
      closure f
      action "x"
      end
      end
      """#,
      #"""
      f:3:1: error: "action" cannot stand in a closure
        action "x"
        ^~~~~~
        remedy: it may stand at the top level, and in an if or a repeat there
      """#
    ),
    (
      #"""
      action "a"
      choice c = a | b
      end
      """#,
      #"""
      f:3:1: error: "choice" cannot stand in an action
        choice c = a | b
        ^~~~~~
        remedy: it may stand at the top level only
      """#
    ),
    (
      #"action"#,
      #"""
      f:2:1: error: the block that "action" opens has no "end"
        action
        ^~~~~~
        remedy: close it with a line that says end
      f:2:7: error: expected a title in quotes, found the end of the line
        action
              ^
        remedy: write the line like this: action "TITLE"
      """#
    ),
    (
      #"action "a""#,
      #"""
      f:2:1: error: the block that "action" opens has no "end"
        action "a"
        ^~~~~~
        remedy: close it with a line that says end
      """#
    ),
    (
      #"end"#,
      #"""
      f:2:1: error: "end" belongs to no open block
        end
        ^~~
        remedy: remove it, or open a block before it
      """#
    ),
    (
      #"else"#,
      #"""
      f:2:1: error: "else" belongs to no open block
        else
        ^~~~
        remedy: remove it, or open a block before it
      """#
    ),
    (
      #"""
      choice c = a | b
      if c is a
      else
      else
      end
      """#,
      #"""
      f:5:1: error: "else" belongs to no open block
        else
        ^~~~
        remedy: remove it, or open a block before it
      """#
    ),
    (
      #"if"#,
      #"""
      f:2:1: error: the block that "if" opens has no "end"
        if
        ^~
        remedy: close it with a line that says end
      f:2:3: error: expected a choice, found the end of the line
        if
          ^
        remedy: write the line like this: if CHOICE is VALUE or VALUE and CHOICE is not VALUE
      """#
    ),
    (
      #"if c"#,
      #"""
      f:2:1: error: the block that "if" opens has no "end"
        if c
        ^~
        remedy: close it with a line that says end
      f:2:5: error: expected "is", found the end of the line
        if c
            ^
        remedy: write the line like this: if CHOICE is VALUE or VALUE and CHOICE is not VALUE
      """#
    ),
    (
      #"if c is"#,
      #"""
      f:2:1: error: the block that "if" opens has no "end"
        if c is
        ^~
        remedy: close it with a line that says end
      f:2:8: error: expected a value, found the end of the line
        if c is
               ^
        remedy: write the line like this: if CHOICE is VALUE or VALUE and CHOICE is not VALUE
      """#
    ),
    (
      #"type"#,
      #"""
      f:2:1: error: the block that "type" opens has no "end"
        type
        ^~~~
        remedy: close it with a line that says end
      f:2:5: error: expected a type, found the end of the line
        type
            ^
        remedy: write the line like this: type NAME: SUPERCLASS
      """#
    ),
    (
      #"type A:"#,
      #"""
      f:2:1: error: the block that "type" opens has no "end"
        type A:
        ^~~~
        remedy: close it with a line that says end
      f:2:8: error: expected a type, found the end of the line
        type A:
               ^
        remedy: write the line like this: type NAME: SUPERCLASS
      """#
    ),
    (
      #"""
      type A
      let x: T
      end
      """#,
      #"""
      f:3:1: error: "let" cannot stand in a type
        let x: T
        ^~~
        remedy: it may stand at the top level, in an action, a handler or a closure
      """#
    ),
    (
      #"field x"#,
      #"""
      f:2:1: error: "field" cannot stand at the top level
        field x
        ^~~~~
        remedy: it may stand directly in a type only
      """#
    ),
    (
      #"""
      on x
      end
      """#,
      #"""
      f:2:1: error: "on" cannot stand at the top level
        on x
        ^~
        remedy: it may stand directly in a type only
      """#
    ),
    (
      #"closure f [x -> y"#,
      #"""
      f:2:1: error: the block that "closure" opens has no "end"
        closure f [x -> y
        ^~~~~~~
        remedy: close it with a line that says end
      f:2:18: error: expected "," or "]", found the end of the line
        closure f [x -> y
                         ^
        remedy: write the line like this: closure NAME [NAME -> OBJECT, NAME ~> OBJECT] (NAME, NAME)
      """#
    ),
    (
      #"""
      unordered
      expect no cycle
      end
      """#,
      #"""
      f:3:1: error: "expect" cannot stand in an unordered block
        expect no cycle
        ^~~~~~
        remedy: it may stand anywhere but in an unordered block
      """#
    ),
    (
      #"""
      choice c = a | b
      use reminders
      """#,
      #"""
      f:3:1: error: "use" cannot stand after the first choice, type, group or statement
        use reminders
        ^~~
        remedy: it may stand right after the line with the scenario's name
      """#
    ),
  ]
}
