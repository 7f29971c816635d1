extension FrameworkVerb {
  /// A word of a verb's syntax, or a place for an operand; each place has a role, for messages and
  /// for the language page.
  public enum SyntaxElement: Equatable, Sendable {
    /// A word that stands there as it is.
    case word(String)
    /// A place that leads to an object.
    case object(String, Requirement)
    /// A field that the verb fills with an object of this type, such as `self.timer`.
    case field(String, fills: String)
    /// A handler of an object that a framework will call, such as `self.save`.
    case method(String)
    /// Names with commas between them that stand for values, not for objects.
    case items(String)
    /// A number from 0 to 1,000,000, or a choice between numbers.
    case count(String)
    /// A text in quotes.
    case text(String)
    /// A name that stands for itself.
    case name(String)
    /// A value, or a field in parentheses that holds it.
    case value(String)
    /// A name and a type that inherits from this one, for an object that the verb makes or finds.
    case new(String, String)
  }

  /// What an object must be for a verb to work on it.
  public enum Requirement: Equatable, Sendable {
    /// A view controller, whose type a scenario need not declare.
    case controller
    /// An object of the type, or of one that a scenario declares to descend from it.
    case instance(of: String)
    /// An object of one of the types, or of one that a scenario declares to descend from it.
    case oneOf([String])
    /// A closure.
    case closure
    /// Any object.
    case any
  }

  /// How a line with the verb is written, with the operands in capitals:
  /// `push CONTROLLER onto NAVIGATION-CONTROLLER`.
  ///
  /// - Complexity: linear in the syntax.
  public func usage() -> String { syntax.map(\.usage).joined(separator: " ") }
}

extension FrameworkVerb: CustomStringConvertible {
  /// How a line with the verb is written.
  public var description: String { usage() }
}

extension FrameworkVerb.SyntaxElement: ExpressibleByStringLiteral {
  /// A word, so that a syntax reads as the line that it describes.
  public init(stringLiteral word: String) { self = .word(word) }
}

extension FrameworkVerb.SyntaxElement {
  /// What the operand is for; `nil` of a word.
  var role: String? {
    switch self {
    case .word: nil
    case .object(let role, _), .field(let role, _), .method(let role), .items(let role),
      .count(let role), .text(let role), .name(let role), .value(let role), .new(let role, _):
      role
    }
  }

  fileprivate var usage: String {
    switch self {
    case .word(let word): word
    case .object(let role, _), .field(let role, _), .method(let role), .count(let role),
      .name(let role), .value(let role):
      Self.capitals(role)
    case .new(let role, let base): "\(Self.capitals(role)): \(Self.capitals(base))"
    case .items(let role): "\(Self.capitals(role)), \(Self.capitals(role))"
    case .text(let role): "\"\(Self.capitals(role))\""
    }
  }

  private static func capitals(_ role: String) -> String {
    role.uppercased().split(separator: " ").joined(separator: "-")
  }
}
