extension ScenarioErrorWordTests {
  static let more: [(text: String, expected: String)] = [
    (
      #"event "a"#,
      #"""
      f:2:7: error: the string has no closing quote on its line
        event "a
              ^~
        remedy: close it with "; inside, \" is a quote and \n a line break
      """#
    ),
    (
      #"event "a\q""#,
      #"""
      f:2:9: error: no character is written "\q"
        event "a\q"
                ^~
        remedy: write \", \\, \n or \u{…} with a character's number
      """#
    ),
    (
      #"event "a\u{110000}""#,
      #"""
      f:2:9: error: no character is written "\u{110000}"
        event "a\u{110000}"
                ^~~~~~~~~~
        remedy: write \", \\, \n or \u{…} with a character's number
      """#
    ),
    (
      #"event "a" k"#,
      #"""
      f:2:12: error: expected "=" and a value, found the end of the line
        event "a" k
                   ^
        remedy: write the line like this: event "TEXT" NAME=VALUE
      """#
    ),
    (
      #"event "a" k="#,
      #"""
      f:2:13: error: expected a value, found the end of the line
        event "a" k=
                    ^
        remedy: write the line like this: event "TEXT" NAME=VALUE
      """#
    ),
    (
      #"event "a\#u{7}b""#,
      #"""
      f:2:9: error: expected a printable character, or \u{7}, found `\u{7}b"`
        event "a\u{7}b"
                ^~~~~~~
        remedy: write the line like this: event "TEXT" NAME=VALUE
      """#
    ),
    (
      #"moment"#,
      #"""
      f:2:7: error: expected the name of a moment, found the end of the line
        moment
              ^
        remedy: write the line like this: moment NAME
      """#
    ),
    (
      #"""
      choice c = aa | bb
      if c is aa or bb foo
      end
      """#,
      #"""
      f:3:18: error: expected "or", "and" or the end of the line, found "foo"
        if c is aa or bb foo
                         ^~~
        remedy: write the line like this: if CHOICE is VALUE or VALUE and CHOICE is not VALUE
      """#
    ),
    (
      #"choice"#,
      #"""
      f:2:7: error: expected the name of a choice, found the end of the line
        choice
              ^
        remedy: write the line like this: choice NAME = VALUE | VALUE
      """#
    ),
    (
      #"choice c"#,
      #"""
      f:2:9: error: expected "=", found the end of the line
        choice c
                ^
        remedy: write the line like this: choice NAME = VALUE | VALUE
      """#
    ),
    (
      #"choice c = a b"#,
      #"""
      f:2:14: error: expected "|" or the end of the line, found "b"
        choice c = a b
                     ^
        remedy: write the line like this: choice NAME = VALUE | VALUE
      """#
    ),
    (
      #"""
      type A
      feild x
      end
      """#,
      #"""
      f:3:1: error: no statement begins with "feild"
        feild x
        ^~~~~
        remedy: did you mean "field"?
      """#
    ),
    (
      #"""
      type A
      field x wek
      end
      """#,
      #"""
      f:3:9: error: expected weak, unowned, unmanaged or [], found "wek"
        field x wek
                ^~~
        remedy: write the line like this: field NAME[] weak
      """#
    ),
    (
      #"""
      type A
      field x conservative
      end
      """#,
      #"""
      f:3:9: error: expected weak, unowned, unmanaged or [], found "conservative"
        field x conservative
                ^~~~~~~~~~~~
        remedy: write the line like this: field NAME[] weak
      """#
    ),
    (
      #"""
      let y: T
      closure f [x y]
      end
      """#,
      #"""
      f:3:14: error: expected an arrow: ->, ~> or -[STRENGTH]->, found "y]"
        closure f [x y]
                     ^~
        remedy: write the line like this: closure NAME [NAME -> OBJECT, NAME ~> OBJECT] (NAME, NAME)
      """#
    ),
    (
      #"""
      let y: T
      closure f [x -> y z]
      end
      """#,
      #"""
      f:3:19: error: expected "," or "]", found "z]"
        closure f [x -> y z]
                          ^~
        remedy: write the line like this: closure NAME [NAME -> OBJECT, NAME ~> OBJECT] (NAME, NAME)
      """#
    ),
    (
      #"""
      repeat 0
      end
      """#,
      #"""
      f:2:8: error: "0" is no number of repetitions
        repeat 0
               ^
        remedy: write a whole number from 1 to 1000000
      """#
    ),
    (
      #"""
      repeat 1000001
      end
      """#,
      #"""
      f:2:8: error: "1000001" is no number of repetitions
        repeat 1000001
               ^~~~~~~
        remedy: write a whole number from 1 to 1000000
      """#
    ),
    (
      #"""
      repeat x
      end
      """#,
      #"""
      f:2:8: error: no choice is named "x"
        repeat x
               ^
        remedy: declare it: choice NAME = A | B
      """#
    ),
    (
      #"""
      repeat
      end
      """#,
      #"""
      f:2:7: error: expected a number of repetitions, or a choice, found the end of the line
        repeat
              ^
        remedy: write the line like this: repeat COUNT
      """#
    ),
    (
      #"""
      repeat 99999999999999999999
      end
      """#,
      #"""
      f:2:8: error: "99999999999999999999" is no number of repetitions
        repeat 99999999999999999999
               ^~~~~~~~~~~~~~~~~~~~
        remedy: write a whole number from 1 to 1000000
      """#
    ),
    (
      #"due"#,
      #"""
      f:2:4: error: expected an object, found the end of the line
        due
           ^
        remedy: write the line like this: due OBJECT, OBJECT
      """#
    ),
    (
      #"expect"#,
      #"""
      f:2:7: error: expected released, leaked, abandoned, temporarily-held, alive, nil, cycle, no cycle, owner, crash, warning, log or no log, found the end of the line
        expect
              ^
        remedy: write the line like this: expect released OBJECT, OBJECT
      """#
    ),
    (
      #"expect relesed x"#,
      #"""
      f:2:8: error: expected released, leaked, abandoned, temporarily-held, alive, nil, cycle, no cycle, owner, crash, warning, log or no log, found "relesed"
        expect relesed x
               ^~~~~~~
        remedy: did you mean "released"?
      """#
    ),
    (
      #"expect released"#,
      #"""
      f:2:16: error: expected an object, found the end of the line
        expect released
                       ^
        remedy: write the line like this: expect released OBJECT, OBJECT
      """#
    ),
    (
      #"expect no"#,
      #"""
      f:2:10: error: expected "cycle" or "log", found the end of the line
        expect no
                 ^
        remedy: write the line like this: expect no cycle
      """#
    ),
    (
      #"expect owner a"#,
      #"""
      f:2:15: error: expected "of", found the end of the line
        expect owner a
                      ^
        remedy: write the line like this: expect owner OWNER of OBJECT
      """#
    ),
    (
      #"""
      let a: T
      moment m
      expect owner a off a
      """#,
      #"""
      f:4:16: error: expected "of", found "off"
        expect owner a off a
                       ^~~
        remedy: write the line like this: expect owner OWNER of OBJECT
      """#
    ),
    (
      #"let a\#u{0}: T"#,
      #"""
      f:2:6: error: expected ":" and a type, found "\u{0}:"
        let a\u{0}: T
             ^~~~~~
        remedy: write the line like this: let NAME: TYPE
      """#
    ),
    (
      #"let a\#u{d}: T"#,
      #"""
      f:2:6: error: expected ":" and a type, found "\u{d}:"
        let a\u{d}: T
             ^~~~~~
        remedy: write the line like this: let NAME: TYPE
      """#
    ),
    (
      #"let a: T\#u{202e}x"#,
      #"""
      f:2:9: error: expected a type, or a type in quotes, found "\u{202e}x"
        let a: T\u{202e}x
                ^~~~~~~~~
        remedy: write the line like this: let NAME: TYPE
      """#
    ),
    (
      #"let 😀: T"#,
      #"""
      f:2:5: error: expected the name of an object, found "😀:"
        let 😀: T
            ^~~
        remedy: write the line like this: let NAME: TYPE
      """#
    ),
    (
      #"moment \#u{202e}x"#,
      #"""
      f:2:8: error: expected the name of a moment, found "\u{202e}x"
        moment \u{202e}x
               ^~~~~~~~~
        remedy: write the line like this: moment NAME
      """#
    ),
    (
      #"expect owner"#,
      #"""
      f:2:13: error: expected an owner, found the end of the line
        expect owner
                    ^
        remedy: write the line like this: expect owner OWNER of OBJECT
      """#
    ),
    (
      #"expect cycle"#,
      #"""
      f:2:13: error: expected an object, found the end of the line
        expect cycle
                    ^
        remedy: write the line like this: expect cycle OBJECT OBJECT
      """#
    ),
    (
      #"remove"#,
      #"""
      f:2:7: error: expected an object, found the end of the line
        remove
              ^
        remedy: write the line like this: remove OBJECT from OBJECT.FIELD
      """#
    ),
  ]
}
