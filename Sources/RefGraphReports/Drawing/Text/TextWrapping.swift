/// Running text in lines that are no wider than a measure.
enum TextWrapping {
  /// The words of a text in lines. A word that is wider than the measure is cut between characters.
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
      } else if needed <= width {
        lines.append(String(word))
        room = width - needed
      } else {
        lines += pieces(of: word, width: width, size: size, weight)
        room = 0
      }
    }
    return lines
  }

  private static func pieces(
    of word: Substring,
    width: Double,
    size: Double,
    _ weight: TextMetrics.Weight
  ) -> [String] {
    var pieces: [String] = []
    var room = 0.0
    for character in word {
      let needed = TextMetrics.width(of: String(character), size: size, weight)
      if pieces.isEmpty || needed > room {
        pieces.append("")
        room = width
      }
      pieces[pieces.count - 1].append(character)
      room -= needed
    }
    return pieces
  }
}
