/// The line with which the command starts itself to draw: a word that no command has, and the form of
/// the picture.
enum DrawingLine {
  static let word = "--draw-from-standard-input"

  /// What to say to the word where it stands in a line that a person wrote.
  static func refusal(of words: [String]) -> Failure? {
    guard words.first == word else { return nil }
    return Failure(
      .usage,
      "`\(word)` is how memgraph starts itself to draw: ask for a picture instead, as in "
        + "`memgraph snapshot MOMENT --format svg`"
    )
  }
}
