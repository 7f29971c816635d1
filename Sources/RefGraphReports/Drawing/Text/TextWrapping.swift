/// Running text in lines that are no wider than a measure.
enum TextWrapping {
  /// The words of a text in lines. A word that is wider than the measure has a line of its own.
  static func lines(
    of text: String,
    width: Double,
    size: Double,
    _ weight: TextMetrics.Weight = .regular
  ) -> [String] {
    var lines: [String] = []
    var room = 0.0
    let space = TextMetrics.width(of: " ", size: size, weight)
    for word in text.split(separator: " ") {
      let needed = TextMetrics.width(of: String(word), size: size, weight)
      if !lines.isEmpty, space + needed <= room {
        lines[lines.count - 1] += " " + word
        room -= space + needed
      } else {
        lines.append(String(word))
        room = width - needed
      }
    }
    return lines
  }
}
