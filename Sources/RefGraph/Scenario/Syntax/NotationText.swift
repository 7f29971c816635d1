/// How the parts of statements are written.
enum NotationText {
  /// A string in quotes.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result += VisibleText.escaped(scalar)
      }
    }
    return result + "\""
  }

  /// A type as it is, or in quotes where it would be read as something else.
  static func type(_ type: String, endsAtColon: Bool = false) -> String {
    isPlain(type, endsAtColon: endsAtColon) ? type : quoted(type)
  }

  /// Whether reading the type gives it back, wherever the line may end after it.
  private static func isPlain(_ type: String, endsAtColon: Bool) -> Bool {
    guard !type.contains("\t"), let source = try? SourceText(Array(type.utf8), file: "") else {
      return false
    }
    var cursor = LineCursor(source)
    guard cursor.advanceToNextLine(), cursor.next != UInt8(ascii: "\"") else { return false }
    guard let read = try? cursor.type(endsAtColon: endsAtColon) else { return false }
    return read.utf8.elementsEqual(type.utf8)
      && !RootLifetime.allCases.contains { type.hasSuffix(" " + $0.word) }
  }

  /// Something in a log, written already, with the values that it shows.
  static func logLine(_ subject: String, _ fields: [Statement.EventField]) -> String {
    fields.reduce(subject) { "\($0) \($1.name)=\($1.value)" }
  }

  /// The same with what the play showed.
  static func logLine(_ subject: String, _ fields: [Event.Field]) -> String {
    fields.reduce(subject) { "\($0) \($1)" }
  }

  /// A value that stands for itself, in quotes where it has to be.
  static func value(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.unicodeScalars.allSatisfy(PlainValue.allows)
    return isPlain ? text : quoted(text)
  }

  /// An arrow of the strength, without the spaces around it.
  static func arrow(_ strength: Statement.ReferenceStrength) -> String {
    switch strength {
    case .fixed(let strength): strength.arrow
    case .choice(let name): "-[\(name)]->"
    }
  }

  /// Places with commas between them.
  static func list(_ places: [Statement.Place]) -> String {
    places.map(\.description).joined(separator: ", ")
  }
}
