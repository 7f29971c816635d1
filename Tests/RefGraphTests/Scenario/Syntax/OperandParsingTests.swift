import Testing

@testable import RefGraph

/// What may stand in the places of a verb's syntax.
@Suite struct OperandParsingTests {
  private static let roles: [String: FrameworkVerb.SyntaxElement] = [
    "object": .object("data source", .any), "field": .field("timer field", fills: "Timer"),
    "method": .method("action"), "items": .items("item"), "count": .count("number of cells"),
    "text": .text("title"), "name": .name("identifier"),
    "value": .value("item"), "new": .new("view", "View"),
  ]

  private func read(_ kind: String, _ text: String) throws -> (operand: String, rest: String) {
    var cursor = LineCursor(try SourceText(Array(text.utf8), file: "f"))
    _ = cursor.advanceToNextLine()
    let element = try #require(Self.roles[kind])
    let read = try cursor.operand(element)
    let operand = try #require(read)
    return (shape(of: operand), cursor.wordIfAny().text)
  }

  @Test(
    arguments: [
      ("object", "page.source to", "object(page.source)"),
      ("field", "page.timer to", "field(page.timer)"),
      ("method", "self.save to", "method(self.save)"),
      ("items", "a to", #"items(["a"])"#),
      ("items", "a,b , 3-c to", #"items(["a", "b", "3-c"])"#),
      ("count", "0 to", "count(number(0))"),
      ("count", "1000000 to", "count(number(1000000))"),
      ("count", "visible to", #"count(choice("visible"))"#),
      ("text", #""a \" b" to"#, #"text("a " b")"#),
      ("name", "cell-1 to", #"name("cell-1")"#),
      ("value", "3 to", #"value(text("3"))"#),
      ("value", "\"a, b\" to", #"value(text("a, b"))"#),
      ("value", "( self.count.n ) to", "value(field(self.count.n))"),
      ("new", "row: RowView to", #"new(name: "row", type: "RowView")"#),
    ]
  )
  func `an operand is read up to the next word`(
    kind: String,
    text: String,
    expected: String
  ) throws {
    let (operand, rest) = try read(kind, text)
    #expect(operand == expected)
    #expect(rest == "to")
  }

  @Test(
    arguments: [
      ("object", "", "expected the data source, found the end of the line"),
      ("field", "page", "expected the timer field, as in a.field, found \"page\""),
      ("method", "save", "expected the action, as in a.method, found \"save\""),
      ("items", "a, ,", "expected the item, found \",\""),
      (
        "count", "\"3\"", "expected the number of cells: a number or a choice, found `\"3\"`"
      ),
      ("count", "1000001", "\"1000001\" is no number that a verb takes"),
      ("text", "title", "expected the title in quotes, found \"title\""),
      ("name", "", "expected the identifier, found the end of the line"),
      ("value", "", "expected the item, found the end of the line"),
      (
        "new", "row", "expected \":\" and a type that inherits from View, found the end of the line"
      ),
      ("new", "row:", "expected a type that inherits from View, found the end of the line"),
    ]
  )
  func `what is no operand is refused with its role`(
    kind: String,
    text: String,
    message: String
  ) throws {
    let failure = try #require(throws: ScenarioError.Diagnostic.self) { try read(kind, text) }
    #expect(failure.message == message)
  }

  @Test(arguments: ["a, b-2", "17", "screen", #""two \"words\"""#, "self.save"])
  func `an operand is written as it was read`(text: String) throws {
    for element in Self.roles.values {
      var cursor = LineCursor(try SourceText(Array(text.utf8), file: "f"))
      _ = cursor.advanceToNextLine()
      guard let operand = try? cursor.operand(element), cursor.isAtEnd() else { continue }
      #expect(operand.description == text)
    }
  }
}
