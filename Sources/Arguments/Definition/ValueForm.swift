/// How one value is written on the command line, and how its text becomes a Swift value.
///
/// `read` must be pure: a text is read when the line is checked, and again whenever the parsed
/// command is asked for the value.
public struct ValueForm<Value: Sendable>: Sendable {
  /// The untyped half, for usage, help and messages.
  public let definition: ValueDefinition
  let read: @Sendable (String) -> Value?
  let write: @Sendable (Value) -> String

  /// Makes a form from a reading function, which answers `nil` to a text it refuses.
  ///
  ///     ValueForm("CHOICE=VALUE", expectation: "a choice and a value, as in `size=big`") {
  ///       Assignment($0)
  ///     }
  ///
  /// A default value is shown in help as `String(describing:)` writes it.
  public init(
    _ placeholder: String,
    expectation: String,
    completion: ValueCompletion = .nothing,
    read: @escaping @Sendable (String) -> Value?
  ) {
    self.init(placeholder, expectation: expectation, completion: completion, read: read) {
      String(describing: $0)
    }
  }

  private init(
    _ placeholder: String,
    possibleValues: [String] = [],
    expectation: String,
    completion: ValueCompletion,
    read: @escaping @Sendable (String) -> Value?,
    write: @escaping @Sendable (Value) -> String
  ) {
    definition = ValueDefinition(
      placeholder: placeholder,
      possibleValues: possibleValues,
      expectation: expectation,
      completion: completion,
      isReadable: { read($0) != nil }
    )
    self.read = read
    self.write = write
  }
}

extension ValueForm where Value == String {
  /// Any text but the empty one.
  public static func text(
    _ placeholder: String,
    completion: ValueCompletion = .nothing
  ) -> ValueForm {
    ValueForm(placeholder, expectation: "some text", completion: completion) {
      $0.isEmpty ? nil : $0
    }
  }
}

extension ValueForm where Value == Int {
  /// A whole number in decimal digits, within the range.
  public static func wholeNumber(_ placeholder: String, in range: ClosedRange<Int>) -> ValueForm {
    let expectation = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return ValueForm(placeholder, expectation: expectation) { text in
      // `Int` takes a plus sign, too.
      text.first == "+" ? nil : Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension ValueForm where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of the cases of an enumeration, spelled as its raw value.
  public static func oneOf(_ type: Value.Type, _ placeholder: String) -> ValueForm {
    let names = type.allCases.map(\.rawValue)
    return ValueForm(
      placeholder,
      possibleValues: names,
      expectation: "one of " + names.joined(separator: ", "),
      completion: .values(names),
      read: { Value(rawValue: $0) },
      write: { $0.rawValue }
    )
  }
}
