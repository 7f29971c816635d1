import RefGraph
import Testing

/// Every mistake in an `expect log`, with its place and remedy.
@Suite struct LogEntryErrorTests {
  @Test(arguments: [
    (
      "expect log",
      """
      f:4:11: error: expected a callback, as in page.viewDidLoad, or a text in quotes, found the end of the line
        expect log
                  ^
        remedy: write the line like this: expect log OBJECT.CALLBACK, "TEXT" NAME=VALUE
      """
    ),
    (
      "expect no log a",
      """
      f:4:15: error: expected a callback, as in page.viewDidLoad, or a text in quotes, found "a"
        expect no log a
                      ^
        remedy: write the line like this: expect no log OBJECT.CALLBACK, "TEXT" NAME=VALUE
      """
    ),
    (
      "expect log a.deinit \"x\"",
      """
      f:4:21: error: expected a field, as in name=value, found `"x"`
        expect log a.deinit "x"
                            ^~~
        remedy: write the line like this: expect log OBJECT.CALLBACK, "TEXT" NAME=VALUE
      """
    ),
    (
      "expect log \"x\" k=1 k=2, b.deinit",
      """
      f:4:20: error: the event field "k" is there already, at 4:16
        expect log "x" k=1 k=2, b.deinit
                           ^
        remedy: remove one of the two, or give it another name
      """
    ),
    (
      "expect log unordered(a.deinit, \"x\"",
      """
      f:4:35: error: expected "," or ")", found the end of the line
        expect log unordered(a.deinit, "x"
                                          ^
        remedy: write the line like this: expect log OBJECT.CALLBACK, "TEXT" NAME=VALUE
      """
    ),
    (
      "expect no log unordered(a.deinit)",
      """
      f:4:15: error: expected a callback, as in page.viewDidLoad, or a text in quotes, found "unordered(a.deinit)"
        expect no log unordered(a.deinit)
                      ^~~~~~~~~~~~~~~~~~~
        remedy: write the line like this: expect no log OBJECT.CALLBACK, "TEXT" NAME=VALUE
      """
    ),
    (
      "expect log aa.deinit",
      """
      f:4:12: error: nothing makes an object named "aa"
        expect log aa.deinit
                   ^~
        remedy: did you mean "a"?
      """
    ),
  ])
  func `a log that is written wrongly is answered`(line: String, expected: String) {
    let text = "scenario s \"t\"\nlet a: T\nmoment m\n" + line
    let error = #expect(throws: ScenarioError.self) { try Scenario(parsing: text, file: "f") }
    #expect(error?.description == expected)
  }

  @Test func `an object may be called unordered`() throws {
    let text = "scenario s \"t\"\n\nlet unordered: T\nmoment m\nexpect log unordered.deinit\n"
    #expect(try Scenario(parsing: text, file: "f").text() == text)
  }
}
