extension Statement {
  /// A framework verb and what stands in the places of its syntax, in order.
  public struct VerbCall: Equatable, Sendable {
    /// Which verb the line is.
    public let verb: FrameworkVerb
    /// What stands in the places of the syntax, in their order.
    public let operands: [Operand]

    /// The names that it gives to objects that it makes, with their types: a field that it fills is
    /// the name of the object too.
    func made() -> [(name: String, type: String)] {
      zip(verb.syntax.filter { $0.role != nil }, operands).compactMap { element, operand in
        switch (element, operand) {
        case (.field(_, fills: let type), .field(let place)): (place.field, type)
        case (_, .new(let name, let type, _)): (name, type)
        default: nil
        }
      }
    }

    /// The names of the handlers that it hands to a framework.
    func methods() -> [String] {
      operands.compactMap { operand in
        if case .method(let place) = operand { place.field } else { nil }
      }
    }

  }

  /// What stands in a place of a verb's syntax; the cases are those of
  /// ``FrameworkVerb/SyntaxElement``.
  public enum Operand: Equatable, Sendable {
    /// A place that leads to an object.
    case object(Place)
    /// A field that the verb fills: a place with at least one field.
    case field(Place)
    /// A method that a framework will call: an object, and the name of its handler.
    case method(Place)
    /// Names that stand for values; never empty.
    case items([String])
    /// How many.
    case count(Count)
    /// What stood in quotes.
    case text(String)
    /// A name that stands for itself.
    case name(String)
    /// A value, or the field that holds it.
    case value(Value)
    /// An object that the verb makes, or finds made, and gives the name to.
    case new(name: String, type: String, location: SourceLocation)

    /// A number, or the choice that decides it.
    public enum Count: Equatable, Sendable {
      /// From 0 to 1,000,000.
      case number(Int)
      /// The choice of this name, whose values are such numbers.
      case choice(String)
    }

    /// The place that an object, a field or a method is named by; `nil` of the others.
    public var place: Place? {
      switch self {
      case .object(let place), .field(let place), .method(let place): place
      case .items, .count, .text, .name, .value, .new: nil
      }
    }
  }
}

extension Statement.Operand: CustomStringConvertible {
  /// The operand as the notation writes it.
  public var description: String {
    switch self {
    case .object(let place), .field(let place), .method(let place): place.description
    case .items(let items): items.joined(separator: ", ")
    case .count(.number(let number)): "\(number)"
    case .count(.choice(let choice)): choice
    case .text(let text): NotationText.quoted(text)
    case .name(let name): name
    case .value(let value): value.description
    case .new(let name, let type, _): "\(name): \(type)"
    }
  }
}

extension Statement.VerbCall: CustomStringConvertible {
  /// The line as the notation writes it: `push page onto nav`.
  public var description: String {
    var rest = operands[...]
    let words = verb.syntax.map { element in
      if case .word(let word) = element { word } else { rest.popFirst()?.description ?? "" }
    }
    return words.joined(separator: " ")
  }
}
