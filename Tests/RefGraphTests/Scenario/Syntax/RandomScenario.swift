@testable import RefGraph

/// Makes scenarios that are right by construction, with awkward texts in every place that takes one.
struct RandomScenario {
  private var random: Generator
  private var count = 0

  /// A small generator of the SplitMix family: equal seeds give equal scenarios everywhere.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var word = state
      word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
      word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
      return word ^ (word >> 31)
    }
  }

  init(seed: UInt64) {
    random = Generator(state: seed)
  }

  private static let objects = ["a", "let", "été", "x-1", "of", "runLoop"]
  private static let fields = ["f", "end", "日本", "_", "items-2"]
  private static let texts = [
    "", "plain", "two words", "\"quoted\"", "back\\slash", "line\nbreak", "a\tb", " # no comment ",
    "\u{0}\u{1B}[31m\u{202E}", "é\u{301}👩‍💻", "\u{2028}", "T temporary", "permanent", "a: b",
    "Box<Int: (A) -> [B: C]>", "closure #1 in f", "trailing ", "x\r", "Foo.Bar", "k=v",
  ]

  mutating func scenario() -> Scenario {
    let made = Self.objects.dropLast().map { name in
      statement(.make(name: name, type: text()))
    }
    let moment = statement(.moment("first"))
    return Scenario(
      name: "s",
      title: text(),
      file: "f",
      uses: [],
      remarks: list(upTo: 3) {
        .init(kind: $0.pick(Scenario.Remark.Kind.allCases), text: $0.seen(), location: .start)
      },
      changes: list(upTo: 2) { .init(choice: $0.pick(["s", "c"]), location: .start) },
      choices: [
        .init(name: "s", values: ["strong", "weak", "none"], location: .start),
        .init(name: "c", values: ["x", "y-2", "ß"], location: .start),
        .init(name: "n", values: ["3", "40"], location: .start),
      ],
      types: list(upTo: 3) { $0.type() },
      groups: groups(),
      statements: made + [moment] + list(upTo: 8) { $0.statement(depth: 0, isTop: true) }
    )
  }

  /// Statements that make up a graph.
  mutating func graph() -> [Statement.Kind] {
    list(upTo: 12) { random in
      switch random.number(4) {
      case 0: .make(name: random.newName(), type: random.text())
      case 1:
        .root(
          name: random.newName(),
          type: random.text(),
          lifetime: random.pick(RootLifetime.allCases)
        )
      case 2: .due(random.places())
      default:
        .refer(
          .init(
            field: random.place(fields: 1...2),
            appends: random.number(2) == 0,
            strength: .fixed(random.pick(Strength.allCases)),
            target: random.place()
          )
        )
      }
    }
  }

  /// Groups that have no place in common.
  private mutating func groups() -> [Scenario.Group] {
    Self.objects.filter { _ in number(2) == 0 }.map { name in
      .init(
        title: seen(),
        members: [.init(name: name)]
          + Self.fields.filter { _ in number(3) == 0 }.map { .init(name: name, fields: [$0]) },
        location: .start
      )
    }
  }

  private mutating func type() -> TypeDeclaration {
    TypeDeclaration(
      name: text() + newName(),
      superclass: number(2) == 0 ? nil : text(),
      fields: list(upTo: 3) {
        $0.number(4) == 0
          ? .init(name: $0.newName(), initialValue: $0.text(), location: .start)
          : .init(
            name: $0.newName(),
            strength: $0.pick([.strong, .weak, .unowned, .unmanaged]),
            isArray: $0.number(2) == 0,
            location: .start
          )
      },
      handlers: list(upTo: 2) {
        .init(name: $0.newName(), body: $0.body(depth: 1), location: .start)
      },
      location: .start
    )
  }

  private mutating func body(depth: Int, isTop: Bool = false) -> [Statement] {
    list(upTo: 4) { $0.statement(depth: depth, isTop: isTop) }
  }

  private mutating func statement(depth: Int, isTop: Bool) -> Statement {
    statement(depth < 4 && number(3) == 0 ? block(depth: depth + 1, isTop: isTop) : simple())
  }

  private func statement(_ kind: Statement.Kind) -> Statement { Statement(kind, at: .start) }

  private mutating func block(depth: Int, isTop: Bool) -> Statement.Kind {
    switch number(isTop ? 6 : 5) {
    case 0:
      let captures = list(upTo: 3) { random in
        Statement.Closure.Capture(
          name: random.newName(),
          strength: random.strength(),
          target: random.place(),
          location: .start
        )
      }
      return .closure(
        .init(
          name: newName(),
          captures: captures,
          parameters: list(upTo: 2) { $0.newName() },
          body: body(depth: depth)
        )
      )
    case 1: return .repetition(count: repetitions(), body: body(depth: depth, isTop: isTop))
    case 2:
      return .unordered(
        list(upTo: 3) { random in
          random.statement(.event(text: random.text(), fields: []))
        }
      )
    case 3:
      var branches = [
        Statement.Branch(tests: [test()], body: body(depth: depth, isTop: isTop))
      ]
      branches += list(upTo: 2) { random in
        .init(tests: [random.test(), random.test()], body: random.body(depth: depth, isTop: isTop))
      }
      if number(2) == 0 { branches.append(.init(tests: [], body: body(depth: depth))) }
      return .branch(branches)
    case 4:
      let answers = (0..<number(3) + 2).map {
        Statement.Prediction.Answer(
          text: "\($0) " + text(),
          expectations: [expectation()] + list(upTo: 2) { $0.expectation() },
          location: .start
        )
      }
      return .predict(.init(question: text(), answers: answers))
    default: return .action(title: text(), body: body(depth: depth))
    }
  }

  private mutating func repetitions() -> Statement.Operand.Count {
    number(3) == 0 ? .choice("n") : .number(number(1_000_000) + 1)
  }

  private mutating func simple() -> Statement.Kind {
    switch number(14) {
    case 0: .make(name: newName(), type: text())
    case 1: .root(name: newName(), type: text(), lifetime: pick(RootLifetime.allCases))
    case 2, 3:
      .refer(
        .init(
          field: place(fields: 1...3),
          appends: number(2) == 0,
          strength: strength(),
          target: place()
        )
      )
    case 4: .remove(place(), from: place(fields: 1...2))
    case 5: .clear(place(fields: 1...2))
    case 6: .call(place())
    case 7, 8: .verb(verb())
    case 9:
      .event(text: text(), fields: eventFields())
    case 10: .moment(newName())
    case 11: .due(places())
    case 12: .assign(value(), to: place(fields: 1...3))
    default: .expect(expectation())
    }
  }

  private mutating func expectation() -> Statement.Expectation {
    switch number(10) {
    case 0: .verdict(pick(Verdict.Kind.allCases), places())
    case 1: .alive(places())
    case 2: .cycle(places())
    case 3: .noCycle
    case 4: .crash
    case 5: .log((0...number(3)).map { _ in logEntries() })
    case 6: .noLog(logEntries())
    case 7: .empty([place(fields: 1...3)] + list(upTo: 2) { $0.place(fields: 1...3) })
    case 8: .warning
    default: .owner(place(), of: place())
    }
  }

  private mutating func logEntries() -> [Statement.LogEntry] {
    (0...number(3)).map { _ in
      .init(
        subject: number(2) == 0 ? .event(place(fields: 1...3)) : .line(text()),
        fields: eventFields()
      )
    }
  }

  private mutating func eventFields() -> [Statement.EventField] {
    list(upTo: 3) { .init(name: $0.newName(), value: $0.value()) }
  }

  private mutating func value() -> Statement.Value {
    number(3) == 0 ? .field(place(fields: 1...3)) : .text(text())
  }

  private mutating func verb() -> Statement.VerbCall {
    // A verb with a reading would bring its choice.
    let verb = pick(FrameworkVerb.all.filter { $0.facts.allSatisfy { $0.reading == nil } })
    let operands = verb.syntax.compactMap { element -> Statement.Operand? in
      switch element {
      case .word: nil
      case .object: .object(place())
      case .field: .field(place(fields: 1...2))
      case .method: .method(place(fields: 1...2))
      case .items: .items([newName()] + list(upTo: 2) { $0.newName() })
      case .count: .count(.number(number(1_000_001)))
      case .text: .text(text())
      case .name: .name(newName())
      case .value: .value(value())
      case .new: .new(name: newName(), type: newName(), location: .start)
      }
    }
    return .init(verb: verb, operands: operands)
  }

  private mutating func strength() -> Statement.ReferenceStrength {
    number(4) == 0 ? .choice("s") : .fixed(pick(Strength.allCases))
  }

  private mutating func test() -> Statement.Test {
    guard number(3) > 0 else {
      let values = [text()] + list(upTo: 2) { $0.text() }
      return .value(
        .init(field: place(fields: 1...2), values: values, isNegated: number(2) == 0)
      )
    }
    return .choice(
      .init(
        choice: "c",
        values: number(2) == 0 ? ["x"] : ["ß", "y-2"],
        isNegated: number(2) == 0,
        location: .start
      )
    )
  }

  private mutating func places() -> [Statement.Place] {
    [place()] + list(upTo: 2) { $0.place() }
  }

  private mutating func place(fields: ClosedRange<Int> = 0...2) -> Statement.Place {
    let count = Int.random(in: fields, using: &random)
    return .init(name: pick(Self.objects), fields: (0..<count).map { _ in pick(Self.fields) })
  }

  private mutating func text() -> String { pick(Self.texts) }

  /// A text in which there is something to see.
  private mutating func seen() -> String { "seen " + text() }

  private mutating func newName() -> String {
    count += 1
    return "n\(count)"
  }

  private mutating func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(elements.count)]
  }

  private mutating func list<Element>(
    upTo limit: Int,
    _ element: (inout Self) -> Element
  ) -> [Element] {
    var elements: [Element] = []
    for _ in 0..<number(limit + 1) { elements.append(element(&self)) }
    return elements
  }
}
