import RefGraph
import Testing

/// An `if` that asks for the value of a field.
@Suite struct ValueConditionTests {
  private func log(_ condition: String, _ before: String = "") throws -> [String] {
    try play(
      """
      type Page
        field title = Milk
        field next
      end
      root page: Page
      \(before)
      if \(condition)
        event "yes"
      else
        event "no"
      end
      """
    ).log
  }

  @Test(arguments: [
    ("(page.title) is Milk", "yes"), ("( page.title ) is Bread or Milk", "yes"),
    ("(page.title) is not Milk", "no"), ("(page.title) is not Bread or Eggs", "yes"),
    ("(page.title) is Milk and (page.title) is not Milk", "no"),
  ])
  func `a field is asked for what it holds`(condition: String, branch: String) throws {
    #expect(try log(condition) == [branch])
  }

  @Test func `the value counts that it holds when the if comes`() throws {
    #expect(try log("(page.title) is \"Oat milk\"", "page.title = \"Oat milk\"") == ["yes"])
  }

  @Test func `a field without a value is skipped, with both branches`() throws {
    #expect(
      try log("(box.size) is 1", "root box: Box\nif (page.title) is Eggs\nbox.size = 1\nend") == [
        "skipped if (box.size) is 1: `box.size` has no value"
      ]
    )
  }

  @Test func `a field for references has no value`() throws {
    #expect(throws: PlayError.self) { try log("(page.next) is 1") }
  }

  @Test func `choices and fields stand in one condition`() throws {
    let text = """
      choice c = x | y
      root page: Page
      page.title = Milk
      if c is y and (page.title) is Milk
        event "both"
      end
      """
    #expect(try play(text).log == [])
    #expect(try play(text, ["c": "y"]).log == ["both"])
    #expect(try scenario(text).text().contains("if c is y and (page.title) is Milk\n"))
  }

  @Test func `a name in parentheses needs a field`() throws {
    let error = #expect(throws: ScenarioError.self) { try log("(page) is Milk") }
    #expect(
      error?.description.contains("expected a field, as in (page.title), found \"page\"") == true
    )
  }
}
