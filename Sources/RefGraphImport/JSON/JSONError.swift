/// What is wrong with a JSON text, and where.
///
/// Equal texts give equal errors. Whatever the error quotes from the text is escaped and cut, so
/// its description may go to a terminal.
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong.
  public let problem: Problem
  /// Where it is wrong.
  public let place: JSONPlace
  /// The keys and indices that lead to the value, as in `references[3].strength`, when the text is
  /// good JSON and the value is not what is needed there; empty for the outermost value.
  public let path: String?

  /// The line of ``place``, counted from 1.
  public var line: Int { place.line }
  /// The column of ``place``, counted from 1 in Unicode scalars.
  public var column: Int { place.column }
  /// The number of bytes before ``place``.
  public var byteOffset: Int { place.byteOffset }

  /// An error at `place`; a `path` only for a value that is good JSON.
  public init(_ problem: Problem, at place: JSONPlace, path: String? = nil) {
    self.problem = problem
    self.place = place
    self.path = path
  }
}

extension JSONError {
  /// The ways in which a text fails to be JSON, or to be the JSON that its reader needs.
  public enum Problem: Hashable, Sendable {
    /// There is nothing but white space.
    case emptyInput
    /// The text is not UTF-8, but an encoding that can be named.
    case encoding(TextEncoding)
    /// Something else stands where `expected` should.
    case unexpected(found: String, expected: Expectation)
    /// The text ends within `part`, which began at the second place.
    case truncated(Part, began: JSONPlace)
    /// Containers are nested deeper than `bound`.
    case nesting(bound: Int)
    /// No UTF-8 sequence begins, or goes on, with `byte`.
    case invalidUTF8(byte: UInt8)
    /// A control character stands in a string without being escaped.
    case controlCharacter(UInt8)
    /// No escape sequence is written like this.
    case escape(found: String)
    /// Half of a surrogate pair stands alone; it names no character.
    case loneSurrogate(UInt16)
    /// A number is not written as JSON writes numbers.
    case malformedNumber(found: String, NumberRule)
    /// A number is too large or too small for the range that its reader needs.
    case numberOutOfRange(found: String, NumberRange)
    /// A number has a fraction or an exponent where a whole number is needed.
    case notWhole(found: String)
    /// A key stands twice in one object.
    case duplicateKey(String, first: JSONPlace)
    /// A value is of another type than its reader needs.
    case wrongType(found: Kind, expected: Kind)
    /// An object lacks a key that it must have.
    case missingKey(String)
    /// A value is of the right type, but none that its reader knows.
    case invalidValue(found: String, expected: String)
  }

  /// What the grammar asks for at a place.
  public enum Expectation: Hashable, Sendable {
    /// The outermost value.
    case value
    /// The value of a member.
    case valueAfterColon
    /// Another element of an array.
    case valueAfterComma
    /// The first element of an array, or its end.
    case valueOrEndOfArray
    /// The first member of an object, or its end.
    case keyOrEndOfObject
    /// Another member of an object.
    case keyAfterComma
    /// The colon between the key and the value of a member.
    case colon
    /// What follows an element of an array.
    case commaOrEndOfArray
    /// What follows a member of an object.
    case commaOrEndOfObject
    /// Nothing but white space, after the outermost value.
    case endOfInput
  }

  /// A part of a text that has a beginning and an end; a key is a string, a word is `true`, `false`
  /// or `null`.
  public enum Part: String, Hashable, Sendable {
    case object, array, string, number, word
  }

  /// The types of JSON values; the raw value is what errors call them.
  public enum Kind: String, Hashable, Sendable {
    case object = "an object"
    case array = "an array"
    case string = "a string"
    case number = "a number"
    case boolean = "a Boolean"
    case null = "null"
  }

  /// The rules of writing numbers; the raw value is the rule.
  public enum NumberRule: String, Hashable, Sendable {
    case leadingZero = "a number has no leading zeros"
    case digitAfterMinus = "a digit follows the minus sign"
    case digitAfterPoint = "a digit follows the decimal point"
    case digitInExponent = "an exponent has at least one digit"
    case end = "a number ends at `,`, a bracket or white space"
  }

  /// The ranges that numbers are read into; the raw value is what errors call them.
  public enum NumberRange: String, Hashable, Sendable {
    case uint64 = "0 to 18446744073709551615"
    case int = "-9223372036854775808 to 9223372036854775807"
    case double = "a 64-bit floating-point number"
  }
}
