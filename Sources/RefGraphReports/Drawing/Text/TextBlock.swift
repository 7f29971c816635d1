internal import RefGraph

/// Running text in lines, made visible.
struct TextBlock {
  let lines: [String]
  let size: Double

  var lineHeight: Double { size * 1.4 }

  init(_ text: String, width: Double, size: Double, _ weight: TextMetrics.Weight = .regular) {
    let visible = VisibleText.escaping(text, limit: Self.scalarLimit)
    lines = TextWrapping.lines(of: visible, width: width, size: size, weight)
    self.size = size
  }

  /// More than any heading that can still be read.
  private static let scalarLimit = 1200
}
