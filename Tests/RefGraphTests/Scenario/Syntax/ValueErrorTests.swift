import RefGraph
import Testing

/// Every mistake in a line with a value, with its place and remedy.
@Suite struct ValueErrorTests {
  @Test(arguments: [
    (
      "a.f =",
      """
      f:3:6: error: expected a value, found the end of the line
        a.f =
             ^
        remedy: write the line like this: OBJECT.FIELD = VALUE
      """
    ),
    (
      "a.f = one two",
      """
      f:3:11: error: expected the end of the line, found "two"
        a.f = one two
                  ^~~
        remedy: write the line like this: OBJECT.FIELD = VALUE
      """
    ),
    (
      "a.f = (a)",
      """
      f:3:8: error: expected a field, as in (page.title), found "a"
        a.f = (a)
               ^
        remedy: write the line like this: OBJECT.FIELD = VALUE
      """
    ),
    (
      "a.f = (a.g",
      """
      f:3:11: error: expected ")", found the end of the line
        a.f = (a.g
                  ^
        remedy: write the line like this: OBJECT.FIELD = VALUE
      """
    ),
    (
      "a.f[] = 3",
      """
      f:3:7: error: expected an arrow: ->, ~> or -[STRENGTH]->, found "="
        a.f[] = 3
              ^
        remedy: write the line like this: OBJECT.FIELD -> OBJECT
      """
    ),
    (
      "event \"e\" v=(b.f)",
      """
      f:3:14: error: nothing makes an object named "b"
        event "e" v=(b.f)
                     ^
        remedy: make it: let NAME: TYPE
      """
    ),
    (
      "type T\nfield title =\nend",
      """
      f:4:14: error: expected a value, found the end of the line
        field title =
                     ^
        remedy: write the line like this: field NAME = VALUE
      """
    ),
    (
      "type T\nfield title = (a.f)\nend",
      """
      f:4:15: error: expected a value, found "(a.f)"
        field title = (a.f)
                      ^~~~~
        remedy: write the line like this: field NAME = VALUE
      """
    ),
    (
      "choice rows = 10 | many\nrepeat rows\nend",
      """
      f:4:8: error: the choice "rows" stands for a number, but its value "many" is none
        repeat rows
               ^~~~
        remedy: use a choice whose values are whole numbers from 0 to 1000000
      """
    ),
  ])
  func `a value that is written wrongly is answered`(lines: String, expected: String) {
    let text = "scenario s \"t\"\nlet a: T\n" + lines
    let error = #expect(throws: ScenarioError.self) { try Scenario(parsing: text, file: "f") }
    #expect(error?.description == expected)
  }
}
