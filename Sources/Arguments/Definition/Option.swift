/// An option of a command, with the type of what it says.
///
/// The same value declares the option in an ``OptionGroup`` and reads it from a
/// ``ParsedCommand``, so that no name is written twice and no type is guessed:
///
///     let latent = Option.flag("latent", help: "Shows latent leaks too.")  // Option<Bool>
///     let depth = Option.value(
///       "depth", .wholeNumber("COUNT", in: 1...99), default: 3, help: "How far to look.")
///     let output = Option.value(
///       OptionName("output", short: "o"), .text("FILE"), help: "Where to write.")
///     let sets = Option.values("set", .text("CHOICE=VALUE"), help: "Sets a choice.")
///
///     parsed[latent]  // Bool
///     parsed[depth]  // Int
///     parsed[output]  // String?
///     parsed[sets]  // [String]
public struct Option<Value: Sendable>: Sendable {
  /// The untyped half, for parsing, usage and help.
  public let definition: OptionDefinition
  /// Reads the texts given on the line (`nil`: the option was not given; empty: a flag was).
  let read: @Sendable ([String]?) -> Value?

  private init(
    _ name: OptionName,
    _ kind: OptionDefinition.Kind,
    help: String,
    read: @escaping @Sendable ([String]?) -> Value?
  ) {
    definition = OptionDefinition(name: name, kind: kind, help: help)
    self.read = read
  }
}

extension Option where Value == Bool {
  /// An option without a value, true where it is given.
  public static func flag(_ name: OptionName, help: String) -> Option {
    Option(name, .flag, help: help) { $0 != nil }
  }
}

extension Option {
  /// An option with one value, and the value that leaving it out stands for.
  public static func value(
    _ name: OptionName,
    _ form: ValueForm<Value>,
    default defaultValue: Value,
    help: String
  ) -> Option {
    let kind = OptionDefinition.Kind.single(
      form.definition,
      defaultText: form.write(defaultValue)
    )
    return Option(name, kind, help: help) { texts in
      guard let text = texts?.first else { return defaultValue }
      return form.read(text)
    }
  }

  /// An option with one value, `nil` where it is not given.
  public static func value<Given>(
    _ name: OptionName,
    _ form: ValueForm<Given>,
    help: String
  ) -> Option where Value == Given? {
    Option(name, .single(form.definition, defaultText: nil), help: help) { texts in
      guard let text = texts?.first else { return .some(nil) }
      return form.read(text).map { .some($0) }
    }
  }

  /// An option that may be given any number of times; the values in the order of the line.
  public static func values<Element>(
    _ name: OptionName,
    _ form: ValueForm<Element>,
    help: String
  ) -> Option where Value == [Element] {
    Option(name, .repeatable(form.definition), help: help) { texts in
      readAll(texts ?? [], form)
    }
  }
}

/// Every text read by the form, or `nil` if it refuses one.
func readAll<Element>(_ texts: [String], _ form: ValueForm<Element>) -> [Element]? {
  var values: [Element] = []
  for text in texts {
    guard let value = form.read(text) else { return nil }
    values.append(value)
  }
  return values
}
