/// How a completion script asks the tool what may be typed next: `TOOL --complete TOPIC -- WORDS`.
///
/// The form is for scripts alone and stands in no help. `WORDS` are those behind the name of the tool
/// that are complete; the one that is being typed is left out. An answer has a line for each text: the
/// text, or the text, a tab and what it means.
enum CompletionQuery {
  static let option = "--complete"
  static let form = "\(option) TOPIC -- WORDS"

  /// The topic and the words of a query.
  static func read(_ words: [String]) -> (topic: String, line: [String])? {
    guard words.count >= 3, words[0] == option, words[2] == "--" else { return nil }
    return (words[1], Array(words[3...]))
  }
}
