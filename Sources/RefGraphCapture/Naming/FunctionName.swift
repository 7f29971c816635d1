/// A demangled function without modules and types of its signature.
struct FunctionName {
  /// `closure #1 in Detail.load(from:)`
  let text: String

  init(_ demangled: String) {
    var name = Substring(demangled)
    for prefix in Self.makings {
      while name.hasPrefix(prefix) { name = name.dropFirst(prefix.count) }
    }
    text = Self.parts(name).map(Self.part).joined(separator: " in ")
  }

  /// What the compiler makes of a function, said before its name.
  private static let makings = [
    "partial apply forwarder for ", "merged ", "async function pointer to ",
    "partial apply forwarder for ",
  ]

  /// The function, and those it stands in.
  private static func parts(_ name: Substring) -> [Substring] {
    var parts: [Substring] = []
    var rest = name
    var open = 0
    var position = rest.startIndex
    while position < rest.endIndex {
      let character = rest[position]
      if "(<[".contains(character) { open += 1 }
      if ")]".contains(character) { open -= 1 }
      if character == ">", rest[..<position].last != "-" { open -= 1 }
      if open == 0, rest[position...].hasPrefix(" in ") {
        parts.append(rest[..<position])
        rest = rest[position...].dropFirst(4)
        position = rest.startIndex
      } else {
        position = rest.index(after: position)
      }
    }
    return parts + [rest]
  }

  private static func part(_ text: Substring) -> String {
    let closures = ["closure #", "implicit closure #"]
    if closures.contains(where: text.hasPrefix) {
      let words = text.split(separator: " ")
      let count = text.hasPrefix("implicit") ? 3 : 2
      return words.prefix(count).joined(separator: " ")
    }
    if let name = beforeType(text) { return part(name) }
    guard let parenthesis = signature(text) else { return SourceName.type(String(text)) }
    let name = SourceName.type(String(text[..<parenthesis]))
    return "\(name)(\(labels(text[parenthesis...])))"
  }

  /// Of `Closures.none : () -> ()`, the variable.
  private static func beforeType(_ text: Substring) -> Substring? {
    var position = text.startIndex
    while position < text.endIndex {
      if text[position...].hasPrefix(" : ") { return text[..<position] }
      position = text.index(after: position)
    }
    return nil
  }

  /// Where the arguments begin: the first parenthesis that no private name is in.
  private static func signature(_ text: Substring) -> Substring.Index? {
    var position = text.startIndex
    while let parenthesis = text[position...].firstIndex(of: "(") {
      let word = text[parenthesis...].dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard !word.isEmpty, text[word.endIndex...].hasPrefix(" in ") else { return parenthesis }
      position = word.endIndex
    }
    return nil
  }

  private static func labels(_ signature: Substring) -> String {
    var open = 0
    var argument = ""
    var arguments: [String] = []
    for character in signature {
      if ")]>".contains(character) { open -= 1 }
      if open == 0, character == ")" { break }
      if open == 1, character == "," {
        arguments.append(argument)
        argument = ""
      } else if open >= 1 {
        argument.append(character)
      }
      if "([<".contains(character) { open += 1 }
    }
    if !argument.isEmpty { arguments.append(argument) }
    return arguments.map { argument in
      let words = argument.drop { $0 == " " }
      let label = words.prefix { $0 != ":" }
      return label.endIndex < words.endIndex && !label.contains(" ") ? "\(label):" : "_:"
    }.joined()
  }
}
