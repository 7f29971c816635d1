import RefGraph
import Testing

/// Mistakes in what names mean. Each text stands below a first line with the scenario's header.
struct ScenarioErrorNameTests {
  @Test(arguments: cases + more)
  func `a name that means nothing, or two things, is answered with its place and a remedy`(
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
      #"""
      scenario s "t"
      scenario s "t"
      """#,
      #"""
      f:2:1: error: the line "scenario" is there already, at 1:1
        scenario s "t"
        ^~~~~~~~
        remedy: remove one of the two, or give it another name
      """#
    ),
    (
      #"let self: T"#,
      #"""
      f:2:5: error: "self" is the running object, so nothing else can have this name
        let self: T
            ^~~~
        remedy: choose another word
      """#
    ),
    (
      #"""
      let a: T
      let a: U
      """#,
      #"""
      f:3:5: error: the object "a" is there already, at 2:5
        let a: U
            ^
        remedy: remove one of the two, or give it another name
      """#
    ),
    (
      #"""
      let a: A
      a.f -[stron]-> a
      """#,
      #"""
      f:3:7: error: no choice is named "stron"
        a.f -[stron]-> a
              ^~~~~
        remedy: did you mean "strong"?
      """#
    ),
    (
      #"call self.x"#,
      #"""
      f:2:6: error: no object is running here that "self" could name
        call self.x
             ^~~~
        remedy: use it in a handler of a type, or capture it in a closure
      """#
    ),
    (
      #"set root of w to v"#,
      #"""
      f:2:13: error: nothing makes an object named "w"
        set root of w to v
                    ^
        remedy: make it: let NAME: TYPE
      f:2:18: error: nothing makes an object named "v"
        set root of w to v
                         ^
        remedy: make it: let NAME: TYPE
      """#
    ),
    (
      #"event "a" k=1 k=2"#,
      #"""
      f:2:15: error: the event field "k" is there already, at 2:11
        event "a" k=1 k=2
                      ^
        remedy: remove one of the two, or give it another name
      """#
    ),
    (
      #"""
      moment m
      moment m
      """#,
      #"""
      f:3:8: error: the moment "m" is there already, at 2:8
        moment m
               ^
        remedy: remove one of the two, or give it another name
      """#
    ),
    (
      #"""
      choice c = a | b
      moment m
      if c is a
      moment m
      end
      """#,
      #"""
      f:5:8: error: the moment "m" is there already, at 3:8
        moment m
               ^
        remedy: remove one of the two, or give it another name
      """#
    ),
    (
      #"""
      choice c = a | b
      if c is a
      moment m
      end
      moment m
      """#,
      #"""
      f:6:8: error: the moment "m" is there already, at 4:8
        moment m
               ^
        remedy: remove one of the two, or give it another name
      """#
    ),
    (
      #"""
      repeat 2
      moment m
      end
      action "x"
      moment m
      end
      """#,
      #"""
      f:6:8: error: the moment "m" is there already, at 3:8
        moment m
               ^
        remedy: remove one of the two, or give it another name
      """#
    ),
    (
      #"if c is a"#,
      #"""
      f:2:1: error: the block that "if" opens has no "end"
        if c is a
        ^~
        remedy: close it with a line that says end
      f:2:4: error: no choice is named "c"
        if c is a
           ^
        remedy: declare it: choice NAME = A | B
      """#
    ),
    (
      #"""
      choice c = aa | bb
      if c is ab
      end
      """#,
      #"""
      f:3:9: error: the choice "c" has no value "ab"
        if c is ab
                ^~
        remedy: did you mean "aa"?
      """#
    ),
    (
      #"""
      choice capture = aa | bb
      if captur is aa
      end
      """#,
      #"""
      f:3:4: error: no choice is named "captur"
        if captur is aa
           ^~~~~~
        remedy: did you mean "capture"?
      """#
    ),
    (
      #"choice c = a"#,
      #"""
      f:2:8: error: the choice "c" leaves nothing to choose
        choice c = a
               ^
        remedy: give it at least two values: choice capture = weak | strong
      """#
    ),
    (
      #"choice c = a | a"#,
      #"""
      f:2:16: error: the value "a" is there already, at 2:12
        choice c = a | a
                       ^
        remedy: remove one of the two, or give it another name
      """#
    ),
    (
      #"choice format = a | b"#,
      #"""
      f:2:8: error: "format" is an option of the command line, so nothing else can have this name
        choice format = a | b
               ^~~~~~
        remedy: choose another word
      """#
    ),
  ]
}
