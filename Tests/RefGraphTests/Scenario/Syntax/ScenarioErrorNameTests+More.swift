extension ScenarioErrorNameTests {
  static let more: [(text: String, expected: String)] = [
    (
      #"choice c = help | b"#,
      #"""
      f:2:12: error: "help" is an option of the command line, so nothing else can have this name
        choice c = help | b
                   ^~~~
        remedy: choose another word
      """#
    ),
    (
      #"choice c = not | b"#,
      #"""
      f:2:12: error: "not" is a word of conditions, so nothing else can have this name
        choice c = not | b
                   ^~~
        remedy: choose another word
      """#
    ),
    (
      #"choice weak = a | b"#,
      #"""
      f:2:8: error: "weak" is a strength, so nothing else can have this name
        choice weak = a | b
               ^~~~
        remedy: choose another word
      """#
    ),
    (
      #"""
      choice c = a | b
      choice c = a | b
      """#,
      #"""
      f:3:8: error: the choice "c" is there already, at 2:1
        choice c = a | b
               ^
        remedy: remove one of the two, or give it another name
      """#
    ),
    (
      #"""
      choice c = weak | b
      let a: T
      a.f -[c]-> a
      """#,
      #"""
      f:4:7: error: the choice "c" stands in an arrow, but its value "b" is no strength
        a.f -[c]-> a
              ^
        remedy: use a choice whose values are strong, weak, unowned, unmanaged or none
      """#
    ),
    (
      #"""
      let a: T
      a.f -[c]-> a
      """#,
      #"""
      f:3:7: error: no choice is named "c"
        a.f -[c]-> a
              ^
        remedy: declare it: choice NAME = A | B
      """#
    ),
    (
      #"""
      type A
      field x
      field x
      end
      """#,
      #"""
      f:4:7: error: the field "x" is there already, at 3:7
        field x
              ^
        remedy: remove one of the two, or give it another name
      """#
    ),
    (
      #"""
      type A
      on x
      end
      on x
      end
      end
      """#,
      #"""
      f:5:4: error: the handler "x" is there already, at 3:4
        on x
           ^
        remedy: remove one of the two, or give it another name
      """#
    ),
    (
      #"""
      type A
      end
      type A
      end
      """#,
      #"""
      f:4:6: error: the type "A" is there already, at 2:6
        type A
             ^
        remedy: remove one of the two, or give it another name
      """#
    ),
    (
      #"""
      type A: B
      end
      type B: A
      end
      """#,
      #"""
      f:2:1: error: the type "A" inherits from itself
        type A: B
        ^
        remedy: name another superclass
      """#
    ),
    (
      #"""
      type A
      on x
      let self: T
      end
      end
      """#,
      #"""
      f:4:5: error: "self" is the running object, so nothing else can have this name
        let self: T
            ^~~~
        remedy: choose another word
      """#
    ),
    (
      #"""
      let y: T
      closure f [x -> y, x -> y]
      end
      """#,
      #"""
      f:3:20: error: the capture "x" is there already, at 3:12
        closure f [x -> y, x -> y]
                           ^
        remedy: remove one of the two, or give it another name
      """#
    ),
    (
      #"""
      due pgae
      let page: T
      """#,
      #"""
      f:2:5: error: nothing makes an object named "pgae"
        due pgae
            ^~~~
        remedy: did you mean "page"?
      """#
    ),
    (
      #"""
      let a: T
      expect released a
      """#,
      #"""
      f:3:1: error: nothing is expected of a moment, since there is none
        expect released a
        ^~~~~~
        remedy: put a line like "moment after-pop" before the expectation
      """#
    ),
    (
      #"use other"#,
      #"""
      f:2:5: error: no scenario is named "other"
        use other
            ^~~~~
        remedy: use the name of a scenario, not of its file
      """#
    ),
    (
      #"use s"#,
      #"""
      f:2:5: error: no scenario is named "s"
        use s
            ^
        remedy: use the name of a scenario, not of its file
      """#
    ),
    (
      #"use lab"#,
      #"""
      f:2:5: error: no scenario is named "lab"
        use lab
            ^~~
        remedy: did you mean "labs"?
      """#
    ),
    (
      #"""
      let a: T
      closure f [a -> b.c]
      closure g [self -> a]
      self.x -> c
      end
      end
      """#,
      #"""
      f:3:17: error: nothing makes an object named "b"
        closure f [a -> b.c]
                        ^
        remedy: make it: let NAME: TYPE
      f:5:11: error: nothing makes an object named "c"
        self.x -> c
                  ^
        remedy: make it: let NAME: TYPE
      """#
    ),
    (
      #"""
      root page: Page
      schedule page.timer with block
      call onSave
      """#,
      #"""
      f:3:26: error: nothing makes a closure named "block"
        schedule page.timer with block
                                 ^~~~~
        remedy: make it, with its lines up to an end: closure NAME [NAME -> OBJECT]
      f:4:6: error: nothing makes a closure named "onSave"
        call onSave
             ^~~~~~
        remedy: make it, with its lines up to an end: closure NAME [NAME -> OBJECT]
      """#
    ),
    (
      #"""
      root app: App
      app.page = page
      let page: Page
      """#,
      #"""
      f:3:12: error: "page" is the name of an object, and = gives a value to a field
        app.page = page
                   ^~~~
        remedy: did you mean app.page -> page? A text that is called like it stands in quotes
      """#
    ),
  ]
}
