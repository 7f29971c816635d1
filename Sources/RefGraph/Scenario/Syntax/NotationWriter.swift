/// Writes statements line by line, two spaces deeper for each block.
///
/// What is still to be written stands on an explicit stack, so nesting costs no call depth.
struct NotationWriter {
  private(set) var text = ""
  /// Names that a value has in quotes, where it is one of them.
  private let objects: Set<String>

  init(objects: Set<String> = []) { self.objects = objects }

  private enum Item {
    case statements(ArraySlice<Statement>, depth: Int)
    case line(String, depth: Int)
  }

  /// Writes one line.
  mutating func write(_ line: String, depth: Int = 0) {
    text += String(repeating: "  ", count: depth) + line + "\n"
  }

  /// Writes the statements and all that stands in them.
  mutating func write(_ statements: some Collection<Statement>, depth: Int = 0) {
    var open: [Item] = [.statements(ArraySlice(statements), depth: depth)]
    while let item = open.popLast() {
      switch item {
      case .line(let line, let depth): write(line, depth: depth)
      case .statements(var statements, let depth):
        guard let statement = statements.popFirst() else { continue }
        open.append(.statements(statements, depth: depth))
        write(line(of: statement.kind), depth: depth)
        open += Self.items(in: statement.kind, depth: depth).reversed()
      }
    }
  }

  private func line(of kind: Statement.Kind) -> String {
    guard case .assign(.text(let text), let field) = kind, objects.contains(text) else {
      return kind.line
    }
    return "\(field) = \(NotationText.quoted(text))"
  }

  /// What follows the first line of the statement.
  private static func items(in kind: Statement.Kind, depth: Int) -> [Item] {
    var items: [Item] = []
    switch kind {
    case .closure, .action, .unordered, .repetition:
      items = kind.bodies.map { .statements($0[...], depth: depth + 1) }
    case .branch(let branches):
      for (index, branch) in branches.enumerated() {
        if index > 0 {
          let isElse = branch.tests.isEmpty
          items.append(.line(isElse ? "else" : "else if \(branch.condition)", depth: depth))
        }
        items.append(.statements(branch.body[...], depth: depth + 1))
      }
    case .predict(let prediction):
      items = prediction.answers.map { .line($0.line, depth: depth + 1) }
    default: return []
    }
    return items + [.line("end", depth: depth)]
  }

  /// Writes the type and its handlers.
  mutating func write(_ type: TypeDeclaration) {
    let superclass = type.superclass.map { ": " + NotationText.type($0) } ?? ""
    write("type \(NotationText.type(type.name, endsAtColon: true))\(superclass)")
    for field in type.fields { write(field.line, depth: 1) }
    for handler in type.handlers {
      write("on \(handler.name)", depth: 1)
      write(handler.body, depth: 2)
      write("end", depth: 1)
    }
    write("end")
  }
}

extension TypeDeclaration.Field {
  fileprivate var line: String {
    if let initialValue { return "field \(name) = \(NotationText.value(initialValue))" }
    return "field \(name)\(isArray ? "[]" : "")\(strength == .strong ? "" : " \(strength.word)")"
  }
}
