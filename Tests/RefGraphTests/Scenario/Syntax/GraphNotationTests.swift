import RefGraph
import Testing

struct GraphNotationTests {
  private func kinds(_ text: String) throws -> [String] {
    try GraphNotation(parsing: text, file: "g").statements.map { shape(of: $0.kind) }
  }

  @Test func `a graph is objects, roots, references and due objects, in order`() throws {
    let text = """
      # A page and its timer.
      root loop: RunLoop
      root touch: UITouch temporary
      let page: Page<Int>
      loop.timer -> timer
      timer.block -> block
      block.self -[unowned]-> page
      page.items[] ~> item-1
      due page, item-1
      """
    #expect(
      try kinds(text) == [
        #"root(name: "loop", type: "RunLoop", lifetime: permanent)"#,
        #"root(name: "touch", type: "UITouch", lifetime: temporary)"#,
        #"make(name: "page", type: "Page<Int>")"#,
        "refer(field: loop.timer, appends: false, strength: fixed(strong), target: timer)",
        "refer(field: timer.block, appends: false, strength: fixed(strong), target: block)",
        "refer(field: block.self, appends: false, strength: fixed(unowned), target: page)",
        "refer(field: page.items, appends: true, strength: fixed(weak), target: item-1)",
        "due([page, item-1])",
      ]
    )
  }

  @Test func `an empty text is an empty graph`() throws {
    #expect(try kinds("") == [])
  }

  @Test(arguments: [
    (
      "lett a: T",
      """
      g:1:1: error: no statement begins with "lett"
        lett a: T
        ^~~~
        remedy: did you mean "let"?
      """
    ),
    (
      "moment m",
      """
      g:1:1: error: no statement begins with "moment"
        moment m
        ^~~~~~
        remedy: a graph is written with let, root, due and references such as a.field -> b
      """
    ),
    (
      "pop nav",
      """
      g:1:1: error: no statement begins with "pop"
        pop nav
        ^~~
        remedy: a graph is written with let, root, due and references such as a.field -> b
      """
    ),
    (
      "a.f -[capture]-> b",
      """
      g:1:7: error: expected strong, weak, unowned, unmanaged or conservative, found "capture"
        a.f -[capture]-> b
              ^~~~~~~
        remedy: write the line like this: OBJECT.FIELD -> OBJECT
      """
    ),
    (
      "a.f -[umowned]-> b",
      """
      g:1:7: error: expected strong, weak, unowned, unmanaged or conservative, found "umowned"
        a.f -[umowned]-> b
              ^~~~~~~
        remedy: did you mean "unowned"?
      """
    ),
    (
      "a.f -> self",
      """
      g:1:8: error: no object is running here that "self" could name
        a.f -> self
               ^~~~
        remedy: use it in a handler of a type, or capture it in a closure
      """
    ),
    (
      "let a: T\nroot a: T",
      """
      g:2:6: error: the object "a" is there already, at 1:5
        root a: T
             ^
        remedy: remove one of the two, or give it another name
      """
    ),
  ])
  func `what is no graph is answered with its place and a remedy`(text: String, expected: String) {
    let error = #expect(throws: ScenarioError.self) {
      try GraphNotation(parsing: text, file: "g")
    }
    #expect(error?.description == expected)
  }

  @Test(arguments: ["a", "é-1_ß", "0x60", "日本", "e\u{301}", "नमस्ते"])
  func `a name is letters, digits, underscores and inner hyphens`(text: String) {
    #expect(GraphNotation.isName(text))
  }

  @Test(arguments: ["", "-a", "a-", "a--b", "a b", "a.b", "a\n", "😀", "\u{301}a", "self", "a#"])
  func `anything else is no name`(text: String) {
    #expect(!GraphNotation.isName(text))
  }
}
