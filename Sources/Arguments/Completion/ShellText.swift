/// Text of the definition as a shell script can hold it.
enum ShellText {
  /// The first sentence of a help text without its full stop: what fits beside a candidate.
  static func summary(_ help: String) -> String {
    let words = help.split(whereSeparator: \.isWhitespace)
    var sentence: [Substring] = []
    for word in words {
      sentence.append(word)
      if word.hasSuffix(".") { break }
    }
    let text = sentence.joined(separator: " ")
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  /// One word for bash and zsh, in single quotes where it needs them.
  static func word(_ text: String) -> String {
    isPlain(text) ? text : quoted(text)
  }

  /// One word for bash and zsh in single quotes; a quote in it stands outside of them.
  static func quoted(_ text: String) -> String {
    "'" + replacing(text, ["'": #"'\''"#]) + "'"
  }

  /// One word for fish, where a backslash works within single quotes, too.
  static func fish(_ text: String) -> String {
    isPlain(text) ? text : "'" + replacing(text, ["'": #"\'"#, #"\"#: #"\\"#]) + "'"
  }

  /// The text with a backslash before each character that ends a part of an `_arguments`
  /// specification or a `_describe` entry.
  static func zshPart(_ text: String) -> String {
    replacing(text, [":": #"\:"#, "[": #"\["#, "]": #"\]"#, #"\"#: #"\\"#])
  }

  private static func isPlain(_ text: String) -> Bool {
    !text.isEmpty
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./".contains($0)) }
  }

  private static func replacing(_ text: String, _ table: [Character: String]) -> String {
    text.reduce(into: "") { $0 += table[$1] ?? String($1) }
  }
}
