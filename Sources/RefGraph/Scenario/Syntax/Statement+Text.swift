extension Statement.Kind {
  /// The line of the statement or, of a block, the line that opens it; an `if` opens each of its
  /// branches with a line of its own.
  var line: String {
    switch self {
    case .make(let name, let type): "let \(name): \(NotationText.type(type))"
    case .root(let name, let type, let lifetime):
      "root \(name): \(NotationText.type(type))"
        + (lifetime == .permanent ? "" : " \(lifetime.word)")
    case .closure(let closure): closure.line
    case .refer(let reference): reference.description
    case .remove(let element, let field): "remove \(element) from \(field)"
    case .clear(let field): "clear \(field)"
    case .assign(let value, let field): "\(field) = \(value)"
    case .action(let title, _): "action \(NotationText.quoted(title))"
    case .call(let place): "call \(place)"
    case .callSuper: "super"
    case .verb(let call): call.description
    case .event(let text, let fields):
      "event \(NotationText.logLine(NotationText.quoted(text), fields))"
    case .unordered: "unordered"
    case .moment(let name): "moment \(name)"
    case .branch(let branches): branches.first.map { "if \($0.condition)" } ?? ""
    case .repetition(let count, _): "repeat \(Statement.Operand.count(count))"
    case .due(let places): "due \(NotationText.list(places))"
    case .expect(let expectation): "expect \(expectation.text)"
    case .predict(let prediction): "predict \(NotationText.quoted(prediction.question))"
    }
  }
}

extension Statement.Reference: CustomStringConvertible {
  /// The reference as the notation writes it: `a.f[] -[unowned]-> b`.
  public var description: String {
    "\(field)\(appends ? "[]" : "") \(NotationText.arrow(strength)) \(target)"
  }
}

extension Statement.Closure {
  fileprivate var line: String {
    let list = captures.map { "\($0.name) \(NotationText.arrow($0.strength)) \($0.target)" }
    return "closure \(name)"
      + (list.isEmpty ? "" : " [\(list.joined(separator: ", "))]")
      + (parameters.isEmpty ? "" : " (\(parameters.joined(separator: ", ")))")
  }
}

extension Statement.Branch {
  /// The tests as an `if` writes them.
  var condition: String { tests.map(\.description).joined(separator: " and ") }
}

extension Statement.Prediction.Answer {
  /// The line of the answer: `answer "It is released" when released page and no cycle`.
  var line: String {
    let conditions = expectations.map(\.text).joined(separator: " and ")
    return "answer \(NotationText.quoted(text)) when \(conditions)"
  }
}

extension Statement.Expectation {
  /// What follows `expect`.
  var text: String {
    switch self {
    case .verdict(let kind, let places): "\(kind.rawValue) \(NotationText.list(places))"
    case .alive(let places): "alive \(NotationText.list(places))"
    case .empty(let places): "nil \(NotationText.list(places))"
    case .cycle(let places): "cycle " + places.map(\.description).joined(separator: " ")
    case .noCycle: "no cycle"
    case .owner(let owner, let object): "owner \(owner) of \(object)"
    case .crash: "crash"
    case .warning: "warning"
    case .log(let steps): "log \(steps.logText)"
    case .noLog(let entries): "no log \(entries.map { [$0] }.logText)"
    }
  }
}
