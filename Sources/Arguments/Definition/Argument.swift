/// A positional argument of a command, with the type of what it says.
///
/// The same value declares the argument in a ``Syntax`` and reads it from a ``ParsedCommand``.
///
///     let moment = Argument.required(.text("MOMENT"), help: "The moment to look at.")
///     let files = Argument.oneOrMore(.text("FILE"), help: "What to check.")
///
///     parsed[moment]  // String
///     parsed[files]  // [String]
public struct Argument<Value: Sendable>: Sendable {
  /// The untyped half, for parsing, usage and help.
  public let definition: ArgumentDefinition
  /// Reads the words that the argument took.
  let read: @Sendable ([String]) -> Value?

  private init(
    _ value: ValueDefinition,
    _ arity: ArgumentDefinition.Arity,
    help: String,
    read: @escaping @Sendable ([String]) -> Value?
  ) {
    definition = ArgumentDefinition(value: value, arity: arity, help: help)
    self.read = read
  }
}

extension Argument {
  /// An argument that has to be given.
  public static func required(_ form: ValueForm<Value>, help: String) -> Argument {
    Argument(form.definition, .required, help: help) { $0.first.flatMap(form.read) }
  }

  /// An argument that may be left out, and is `nil` then.
  public static func optional<Given>(_ form: ValueForm<Given>, help: String) -> Argument
  where Value == Given? {
    Argument(form.definition, .optional, help: help) { words in
      guard let word = words.first else { return .some(nil) }
      return form.read(word).map { .some($0) }
    }
  }

  /// All words that are left, one at least.
  public static func oneOrMore<Element>(_ form: ValueForm<Element>, help: String) -> Argument
  where Value == [Element] {
    Argument(form.definition, .oneOrMore, help: help) { readAll($0, form) }
  }

  /// All words that are left, if any.
  public static func zeroOrMore<Element>(_ form: ValueForm<Element>, help: String) -> Argument
  where Value == [Element] {
    Argument(form.definition, .zeroOrMore, help: help) { readAll($0, form) }
  }
}
