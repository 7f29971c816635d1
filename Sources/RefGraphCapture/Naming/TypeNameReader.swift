/// Reads a demangled type, and writes it as its author would.
///
/// The demangler names modules, the discriminators of private types, and the functions that local
/// types stand in; it writes optionals and collections as the generic types that they are.
struct TypeNameReader {
  private let text: [Character]
  private var position = 0
  private var depth = 0

  /// Deeper nests than people write are taken as they stand.
  private static let deepest = 64

  init(_ demangled: String) {
    text = Array(demangled)
  }

  mutating func read() -> String {
    let name = sequence(until: [])
    return position == text.count && !name.isEmpty ? name : String(text)
  }

  private mutating func sequence(until stops: Set<Character>) -> String {
    guard depth < Self.deepest else { return "" }
    depth += 1
    defer { depth -= 1 }
    var written = ""
    while position < text.count, !stops.contains(text[position]) {
      let character = text[position]
      if character.isNamePart || character == "`" || (character == "(" && isContext) {
        written += path()
      } else if character == "-", position + 1 < text.count, text[position + 1] == ">" {
        written += "->"
        position += 2
      } else if let closing = Self.closing(character) {
        written += group(closing)
      } else {
        written.append(character)
        position += 1
      }
    }
    return written
  }

  private mutating func group(_ closing: Character) -> String {
    let opening = text[position]
    position += 1
    let inner = sequence(until: [closing])
    guard position < text.count else { return "\(opening)\(inner)" }
    position += 1
    return "\(opening)\(inner)\(closing)"
  }

  private static func closing(_ opening: Character) -> Character? {
    switch opening {
    case "(": ")"
    case "<": ">"
    case "[": "]"
    default: nil
    }
  }

  /// Names with points between them, and the arguments of each.
  private mutating func path() -> String {
    var names: [String] = []
    while true {
      names.append(component())
      guard position + 1 < text.count, text[position] == ".",
        text[position + 1].isNamePart || "(`".contains(text[position + 1])
      else { break }
      position += 1
    }
    if let unknown = names.lastIndex(of: "") {
      names.removeSubrange(...unknown)
    } else if names.count > 1 {
      names.removeFirst()
    }
    return names.joined(separator: ".")
  }

  private mutating func component() -> String {
    let name =
      switch text[position] {
      case "(": privateName()
      case "`": quotedName()
      default: plainName()
      }
    skipLocality()
    guard position < text.count, text[position] == "<" else { return name }
    position += 1
    let arguments = self.arguments()
    switch (name, arguments.count) {
    case ("Optional", 1):
      return arguments[0].contains(" ") ? "(\(arguments[0]))?" : "\(arguments[0])?"
    case ("Array", 1): return "[\(arguments[0])]"
    case ("Dictionary", 2): return "[\(arguments[0]): \(arguments[1])]"
    default: return "\(name)<\(arguments.joined(separator: ", "))>"
    }
  }

  private mutating func arguments() -> [String] {
    var arguments: [String] = []
    while position < text.count {
      arguments.append(sequence(until: [",", ">"]))
      guard position < text.count else { break }
      position += 1
      if text[position - 1] == ">" { break }
      if position < text.count, text[position] == " " { position += 1 }
    }
    return arguments
  }

  private mutating func plainName() -> String {
    let start = position
    while position < text.count, text[position].isNamePart { position += 1 }
    return String(text[start..<position])
  }

  /// A name of any characters, between backticks.
  private mutating func quotedName() -> String {
    let start = position
    position += 1
    while position < text.count, text[position] != "`" { position += 1 }
    position = min(position + 1, text.count)
    return String(text[start..<position])
  }

  /// `(Inner in _3F2A…)`: a type that others of this name are told from by where it is private; or
  /// `(unknown context at $5571e7ff363c)`, the function of a local type, which has no name here.
  private mutating func privateName() -> String {
    let isKnown = isPrivateName
    position += 1
    let name = isKnown ? plainName() : ""
    var open = 1
    while position < text.count, open > 0 {
      if text[position] == "(" { open += 1 }
      if text[position] == ")" { open -= 1 }
      position += 1
    }
    return name
  }

  /// ` #1 in App.load() -> ()`, behind the name of a local type.
  private mutating func skipLocality() {
    guard position + 1 < text.count, text[position] == " ", text[position + 1] == "#" else {
      return
    }
    var open = 0
    while position < text.count {
      let character = text[position]
      if "(<[".contains(character) { open += 1 }
      if ")]".contains(character) || (character == ">" && text[position - 1] != "-") {
        if open == 0 { return }
        open -= 1
      }
      if character == ",", open == 0 { return }
      position += 1
    }
  }

  private var isContext: Bool {
    isPrivateName || text[position...].starts(with: Array("(unknown context at "))
  }

  private var isPrivateName: Bool {
    var next = position + 1
    while next < text.count, text[next].isNamePart { next += 1 }
    return next > position + 1 && text[next...].starts(with: Array(" in "))
  }
}

extension Character {
  fileprivate var isNamePart: Bool {
    isLetter || isNumber || self == "_" || self == "$"
  }
}
