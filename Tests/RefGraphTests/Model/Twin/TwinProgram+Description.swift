extension TwinProgram: CustomStringConvertible {
  /// The program as a reader would write it, a line an operation.
  var description: String {
    Self.lines(operations, indent: "").joined(separator: "\n")
  }

  private static func lines(_ operations: [Operation], indent: String) -> [String] {
    operations.flatMap { operation -> [String] in
      switch operation {
      case .make(let number, let shape): made("make", number, shape, indent)
      case .local(let number, let shape): made("local", number, shape, indent)
      case .scope(let operations):
        ["\(indent)scope"] + lines(operations, indent: indent + "  ") + ["\(indent)end"]
      default: [indent + operation.text]
      }
    }
  }

  private static func made(
    _ word: String,
    _ number: Int,
    _ shape: Shape,
    _ indent: String
  ) -> [String] {
    let bodies = shape.bodies.enumerated().reversed().filter { !$0.element.isEmpty }
    let text = bodies.flatMap { level, body in
      ["\(indent)  deinit of \(shape.type.chain[level].rawValue)"]
        + lines(body, indent: indent + "    ")
    }
    return ["\(indent)\(word) n\(number): \(shape.type.rawValue)"] + text
  }
}

extension TwinProgram.Operation {
  fileprivate var text: String {
    switch self {
    case .make, .local, .scope: ""
    case .drop(let number): "drop n\(number)"
    case .keep(let reach): "keep \(reach)"
    case .set(let owner, let field, let target):
      "\(owner).\(field.name) = \(target.map(\.description) ?? "nil")"
    case .append(let owner, let field, let target): "\(owner).\(field.name) += \(target)"
    case .remove(let owner, let field, let target): "\(owner).\(field.name) -= \(target)"
    case .removeFirst(let owner, let field): "\(owner).\(field.name).removeFirst()"
    case .clear(let owner, let field):
      "\(owner).\(field.name) = \(field.kind == .items ? "[]" : "nil")"
    case .capture(let owner, let field, let captures):
      "\(owner).\(field.name) = closure "
        + captures.map { "[\($0.strength) \($0.target)]" }.joined()
    case .call(let owner, let field, let dropped):
      "\(owner).\(field.name)()" + (dropped.map { ", dropping n\($0) within" } ?? "")
    case .read(let owner, let field): "read \(owner).\(field.name)"
    }
  }
}

extension TwinProgram.Reach: CustomStringConvertible {
  var description: String {
    (number.map { "n\($0)" } ?? "self") + (via.map { "." + $0.name } ?? "")
  }
}
