import RefGraph
import Testing

/// Mistakes in how a line is written. Each text stands below a first line with the scenario's header.
struct ScenarioErrorWordTests {
  @Test(arguments: cases + more)
  func `a line that is written wrongly is answered with its place and a remedy`(
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
      #"scenario"#,
      #"""
      f:1:9: error: expected the name of the scenario, found the end of the line
        scenario
                ^
        remedy: write the line like this: scenario NAME "TITLE"
      """#
    ),
    (
      #"scenario s"#,
      #"""
      f:1:11: error: expected a title in quotes, found the end of the line
        scenario s
                  ^
        remedy: write the line like this: scenario NAME "TITLE"
      """#
    ),
    (
      #"scenario s title"#,
      #"""
      f:1:12: error: expected a title in quotes, found "title"
        scenario s title
                   ^~~~~
        remedy: write the line like this: scenario NAME "TITLE"
      """#
    ),
    (
      #"scenario s "t" x"#,
      #"""
      f:1:16: error: expected the end of the line, found "x"
        scenario s "t" x
                       ^
        remedy: write the line like this: scenario NAME "TITLE"
      """#
    ),
    (
      #"!"#,
      #"""
      f:2:1: error: no statement begins with "!"
        !
        ^
        remedy: begin the line with a statement, a verb, or a reference such as a.field -> b
      """#
    ),
    (
      #"lett a: T"#,
      #"""
      f:2:1: error: no statement begins with "lett"
        lett a: T
        ^~~~
        remedy: did you mean "let"?
      """#
    ),
    (
      #"expct released a"#,
      #"""
      f:2:1: error: no statement begins with "expct"
        expct released a
        ^~~~~
        remedy: did you mean "expect"?
      """#
    ),
    (
      #"let"#,
      #"""
      f:2:4: error: expected the name of an object, found the end of the line
        let
           ^
        remedy: write the line like this: let NAME: TYPE
      """#
    ),
    (
      #"let a"#,
      #"""
      f:2:6: error: expected ":" and a type, found the end of the line
        let a
             ^
        remedy: write the line like this: let NAME: TYPE
      """#
    ),
    (
      #"let a T"#,
      #"""
      f:2:7: error: expected ":" and a type, found "T"
        let a T
              ^
        remedy: write the line like this: let NAME: TYPE
      """#
    ),
    (
      #"let a:"#,
      #"""
      f:2:7: error: expected a type, found the end of the line
        let a:
              ^
        remedy: write the line like this: let NAME: TYPE
      """#
    ),
    (
      #"let a: # x"#,
      #"""
      f:2:8: error: expected a type, found the end of the line
        let a: # x
               ^
        remedy: write the line like this: let NAME: TYPE
      """#
    ),
    (
      #"let a: "x"#,
      #"""
      f:2:8: error: the string has no closing quote on its line
        let a: "x
               ^~
        remedy: close it with "; inside, \" is a quote and \n a line break
      """#
    ),
    (
      #"let a: T"x"#,
      #"""
      f:2:9: error: expected a type, or a type in quotes, found `"x`
        let a: T"x
                ^~
        remedy: write the line like this: let NAME: TYPE
      """#
    ),
    (
      #"root a: "#,
      #"""
      f:2:9: error: expected a type, found the end of the line
        root a: 
                ^
        remedy: write the line like this: root NAME: TYPE temporary
      """#
    ),
    (
      #"""
      let a: A
      a.f->b
      """#,
      #"""
      f:3:4: error: an arrow needs a space on each side
        a.f->b
           ^~
        remedy: write a.field -> b
      """#
    ),
    (
      #"""
      let a: A
      a.f -> a.
      """#,
      #"""
      f:3:10: error: expected a field after the dot, found the end of the line
        a.f -> a.
                 ^
        remedy: write the line like this: OBJECT.FIELD -> OBJECT
      """#
    ),
    (
      #"""
      let a: A
      a -> a
      """#,
      #"""
      f:3:1: error: expected an object and its field, as in a.field, found "a"
        a -> a
        ^
        remedy: write the line like this: OBJECT.FIELD -> OBJECT
      """#
    ),
    (
      #"""
      let a: A
      a.f -> 
      """#,
      #"""
      f:3:8: error: expected an object, found the end of the line
        a.f -> 
               ^
        remedy: write the line like this: OBJECT.FIELD -> OBJECT
      """#
    ),
    (
      #"""
      let a: A
      a.f -[strong-> a
      """#,
      #"""
      f:3:13: error: expected "]->", found "->"
        a.f -[strong-> a
                    ^~
        remedy: write the line like this: OBJECT.FIELD -> OBJECT
      """#
    ),
    (
      #"""
      let a: A
      a.f => a
      """#,
      #"""
      f:3:5: error: expected an arrow: ->, ~> or -[STRENGTH]->, found "=>"
        a.f => a
            ^~
        remedy: write the line like this: OBJECT.FIELD -> OBJECT
      """#
    ),
    (
      #"""
      let a: A
      a.f[ -> a
      """#,
      #"""
      f:3:6: error: expected "]", found "->"
        a.f[ -> a
             ^~
        remedy: write the line like this: OBJECT.FIELD -> OBJECT
      """#
    ),
    (
      #"""
      let a: A
      a.f ->a
      """#,
      #"""
      f:3:5: error: an arrow needs a space on each side
        a.f ->a
            ^~
        remedy: write a.field -> b
      """#
    ),
    (
      #"remove a from b"#,
      #"""
      f:2:15: error: expected a field, as in a.field, found "b"
        remove a from b
                      ^
        remedy: write the line like this: remove OBJECT from OBJECT.FIELD
      """#
    ),
    (
      #"""
      let a: T
      remove a from a
      """#,
      #"""
      f:3:15: error: expected a field, as in a.field, found "a"
        remove a from a
                      ^
        remedy: write the line like this: remove OBJECT from OBJECT.FIELD
      """#
    ),
    (
      #"""
      let a: T
      remove a.f
      """#,
      #"""
      f:3:11: error: expected "from", found the end of the line
        remove a.f
                  ^
        remedy: write the line like this: remove OBJECT from OBJECT.FIELD
      """#
    ),
    (
      #"clear"#,
      #"""
      f:2:6: error: expected a field, as in a.field, found the end of the line
        clear
             ^
        remedy: write the line like this: clear OBJECT.FIELD
      """#
    ),
    (
      #"call"#,
      #"""
      f:2:5: error: expected a closure or a method, found the end of the line
        call
            ^
        remedy: write the line like this: call OBJECT.METHOD
      """#
    ),
    (
      #"""
      let page: T
      let nav: T
      push onto nav
      """#,
      #"""
      f:4:6: error: expected the controller, found "onto"
        push onto nav
             ^~~~
        remedy: write the line like this: push CONTROLLER onto NAVIGATION-CONTROLLER
      """#
    ),
    (
      #"""
      let page: T
      push page onot page
      """#,
      #"""
      f:3:11: error: expected "onto", found "onot"
        push page onot page
                  ^~~~
        remedy: write the line like this: push CONTROLLER onto NAVIGATION-CONTROLLER
      """#
    ),
    (
      #"""
      let page: T
      push page
      """#,
      #"""
      f:3:10: error: expected "onto", found the end of the line
        push page
                 ^
        remedy: write the line like this: push CONTROLLER onto NAVIGATION-CONTROLLER
      """#
    ),
    (
      #"""
      let p: T
      schedule p with p
      """#,
      #"""
      f:3:10: error: expected the timer field, as in a.field, found "p"
        schedule p with p
                 ^
        remedy: write the line like this: schedule TIMER-FIELD with CLOSURE
      """#
    ),
    (
      #"settle now"#,
      #"""
      f:2:8: error: expected the end of the line, found "now"
        settle now
               ^~~
        remedy: write the line like this: settle
      """#
    ),
    (
      #"event"#,
      #"""
      f:2:6: error: expected a text in quotes, found the end of the line
        event
             ^
        remedy: write the line like this: event "TEXT" NAME=VALUE
      """#
    ),
    (
      #"event tick"#,
      #"""
      f:2:7: error: expected a text in quotes, found "tick"
        event tick
              ^~~~
        remedy: write the line like this: event "TEXT" NAME=VALUE
      """#
    ),
  ]
}
