import RefGraph
import Testing

struct StatementParsingTests {
  /// The statements that make up everything which the lines under test name.
  private static let preamble = """
    scenario s "t"
    choice c = strong | weak | none
    choice d = x | y-2
    choice n = 1 | 20
    root a: A
    let b: B
    let page: P
    let nav: UINavigationController
    moment first

    """

  private static let lines: [(line: String, shape: String)] = [
    ("let o: Box<Int, [String]>.Item", #"make(name: "o", type: "Box<Int, [String]>.Item")"#),
    ("let été_2-x: T  # note", #"make(name: "été_2-x", type: "T")"#),
    (#"let o: "closure #1 in f""#, #"make(name: "o", type: "closure #1 in f")"#),
    ("root o: T", #"root(name: "o", type: "T", lifetime: permanent)"#),
    ("root o: T permanent", #"root(name: "o", type: "T", lifetime: permanent)"#),
    ("root o: some T temporary", #"root(name: "o", type: "some T", lifetime: temporary)"#),
    ("root o: temporary", #"root(name: "o", type: "temporary", lifetime: permanent)"#),
    (
      #"root o: "T temporary" temporary"#,
      #"root(name: "o", type: "T temporary", lifetime: temporary)"#
    ),
    ("a.f -> b", "refer(field: a.f, appends: false, strength: fixed(strong), target: b)"),
    ("a.f[] -> b", "refer(field: a.f, appends: true, strength: fixed(strong), target: b)"),
    ("a.f ~> b.g.h", "refer(field: a.f, appends: false, strength: fixed(weak), target: b.g.h)"),
    (
      "a.f -[unowned]-> b",
      "refer(field: a.f, appends: false, strength: fixed(unowned), target: b)"
    ),
    (
      "a.f -[unmanaged]-> b",
      "refer(field: a.f, appends: false, strength: fixed(unmanaged), target: b)"
    ),
    (
      "a.f[] -[conservative]-> b",
      "refer(field: a.f, appends: true, strength: fixed(conservative), target: b)"
    ),
    (
      "a.f -[strong]-> b", "refer(field: a.f, appends: false, strength: fixed(strong), target: b)"
    ),
    (
      "a.f -[c]-> b", #"refer(field: a.f, appends: false, strength: choice("c"), target: b)"#
    ),
    ("remove b from a.f", "remove(b, from: a.f)"),
    ("clear a.f.g", "clear(a.f.g)"),
    ("call b", "call(b)"),
    ("call a.method", "call(a.method)"),
    ("push page onto nav", "verb(verb: push, operands: [object(page), object(nav)])"),
    ("pop a.nav", "verb(verb: pop, operands: [object(a.nav)])"),
    ("set root of a to nav", "verb(verb: set root, operands: [object(a), object(nav)])"),
    ("schedule a.timer with b", "verb(verb: schedule, operands: [field(a.timer), object(b)])"),
    ("settle", "verb(verb: settle, operands: [])"),
    (#"event "tick""#, #"event(text: "tick", fields: [])"#),
    (
      #"event "a \"b\" \\ \u{e9}" n=1 path=a/b?c=d s="two words" e="""#,
      #"event(text: "a "b" \ é", fields: [(name: "n", value: text("1")), "#
        + #"(name: "path", value: text("a/b?c=d")), (name: "s", value: text("two words")), "#
        + #"(name: "e", value: text(""))])"#
    ),
    ("moment after-pop", #"moment("after-pop")"#),
    ("due a", "due([a])"),
    ("due a, b.f", "due([a, b.f])"),
    ("expect released a, b", "expect(verdict(released, [a, b]))"),
    ("expect leaked a", "expect(verdict(leaked, [a]))"),
    ("expect abandoned a", "expect(verdict(abandoned, [a]))"),
    ("expect temporarily-held a", "expect(verdict(temporarilyHeld, [a]))"),
    ("expect alive a", "expect(alive([a]))"),
    ("expect nil a.f, b.g.f", "expect(empty([a.f, b.g.f]))"),
    ("expect cycle a b page", "expect(cycle([a, b, page]))"),
    ("expect cycle a, b", "expect(cycle([a, b]))"),
    ("expect no cycle", "expect(noCycle)"),
    ("expect owner runLoop of a.f", "expect(owner(runLoop, of: a.f))"),
    ("\taction \"Tap\"\nend", #"action(title: "Tap", body: [])"#),
    ("unordered\nevent \"e\"\nend", #"unordered([(kind: event(text: "e", fields: []))])"#),
    (#"expect log a.b.deinit"#, "expect(log([[(subject: event(a.b.deinit), fields: [])]]))"),
    (
      #"expect log unordered( a.x k=(a.f) , "t" ),"u" n=1"#,
      #"expect(log([[(subject: event(a.x), fields: [(name: "k", value: field(a.f))]), "#
        + #"(subject: line("t"), fields: [])], "#
        + #"[(subject: line("u"), fields: [(name: "n", value: text("1"))])]]))"#
    ),
    (#"expect no log "t""#, #"expect(noLog([(subject: line("t"), fields: [])]))"#),
    ("a.f = 3", #"assign(text("3"), to: a.f)"#),
    (#"a.f.g="two words" # why"#, #"assign(text("two words"), to: a.f.g)"#),
    ("a.f = ( b.g )", "assign(field(b.g), to: a.f)"),
    ("repeat n\nend", #"repetition(count: choice("n"), body: [])"#),
    ("repeat 1000000\nend", "repetition(count: number(1000000), body: [])"),
    ("closure f\nend", #"closure(name: "f", captures: [], parameters: [], body: [])"#),
    ("closure f []\nend", #"closure(name: "f", captures: [], parameters: [], body: [])"#),
    (
      "closure f [x -> a.f, self ~> b, z -[c]-> f]\nself.p -> x\nend",
      #"closure(name: "f", captures: [(name: "x", strength: fixed(strong), target: a.f), "#
        + #"(name: "self", strength: fixed(weak), target: b), "#
        + #"(name: "z", strength: choice("c"), target: f)], parameters: [], body: [(kind: refer(field: self.p, "#
        + "appends: false, strength: fixed(strong), target: x))])"
    ),
    (
      "if c is strong or weak and d is not y-2\nend",
      #"branch([(tests: [choice(choice: "c", values: ["strong", "weak"], isNegated: false), "#
        + #"choice(choice: "d", values: ["y-2"], isNegated: true)], body: [])])"#
    ),
    (
      "if (a.f) is 3 or \"a b\" and ( a.f.g ) is not x\nend",
      #"branch([(tests: [value(field: a.f, values: ["3", "a b"], isNegated: false), "#
        + #"value(field: a.f.g, values: ["x"], isNegated: true)], body: [])])"#
    ),
    (
      "if c is weak\nmoment m\nelse if d is x\nelse\nmoment m\nend",
      #"branch([(tests: [choice(choice: "c", values: ["weak"], isNegated: false)], "#
        + #"body: [(kind: moment("m"))]), "#
        + #"(tests: [choice(choice: "d", values: ["x"], isNegated: false)], body: []), "#
        + #"(tests: [], body: [(kind: moment("m"))])])"#
    ),
  ]

  @Test(arguments: lines)
  func `every statement gives its value`(line: String, expected: String) throws {
    let scenario = try Scenario(parsing: Self.preamble + line, file: "f")
    let last = try #require(scenario.statements.last)
    #expect(shape(of: last.kind) == expected)
  }

  @Test func `words of statements and verbs are free to be names of objects`() throws {
    let text = """
      scenario s "t"
      let end: T
      let push: T
      let of: T
      end.action -> push
      push.let -> end
      push push onto push
      moment moment
      expect owner of of of
      """
    let scenario = try Scenario(parsing: text, file: "f")
    #expect(
      scenario.statements.suffix(5).map { shape(of: $0.kind) } == [
        "refer(field: end.action, appends: false, strength: fixed(strong), target: push)",
        "refer(field: push.let, appends: false, strength: fixed(strong), target: end)",
        "verb(verb: push, operands: [object(push), object(push)])",
        #"moment("moment")"#,
        "expect(owner(of, of: of))",
      ]
    )
  }

  @Test(arguments: FrameworkVerb.all)
  func `every verb of the table is read as its syntax says`(verb: FrameworkVerb) throws {
    var operands: [String] = []
    func place(_ kind: String) -> String {
      let place = "o\(operands.count).f"
      operands.append("\(kind)(\(place))")
      return place
    }
    let words = verb.syntax.map { element in
      switch element {
      case .word(let word): return word
      case .object: return place("object")
      case .field: return place("field")
      case .method: return place("method")
      case .items:
        operands.append(#"items(["x", "y-2"])"#)
        return "x ,y-2"
      case .count:
        operands.append("count(number(12))")
        return "12"
      case .text:
        operands.append(#"text("a b")"#)
        return #""a b""#
      case .name:
        operands.append(#"name("x")"#)
        return "x"
      case .value:
        operands.append("value(field(o0.f))")
        return "(o0.f)"
      case .new:
        operands.append(#"new(name: "x", type: "X")"#)
        return "x : X"
      }
    }
    let made = operands.indices.map { "let o\($0): T\n" }.joined()
    let text = "scenario s \"t\"\n\(made)\(words.joined(separator: "  "))"
    let scenario = try Scenario(parsing: text, file: "f")
    let last = try #require(scenario.statements.last)
    #expect(
      shape(of: last.kind)
        == "verb(verb: \(verb.name), operands: [\(operands.joined(separator: ", "))])"
    )
  }

  @Test func `places are counted in lines and characters`() throws {
    let text = "\u{FEFF}scenario s \"t\"\r\n\r\n\tlet été: T\r\n  été.f -> été # x\r\n"
    let scenario = try Scenario(parsing: text, file: "f")
    #expect(scenario.statements.map(\.location.description) == ["3:2", "4:3"])
    guard case .refer(let reference) = scenario.statements[1].kind else {
      Issue.record("no reference")
      return
    }
    #expect(reference.field.location.description == "4:3")
    #expect(reference.target.location.description == "4:12")
  }
}
