extension DOTLegend {
  /// A row of the table: a sample and what it means.
  func row(_ sample: String, _ text: String) -> String {
    "\(sample)<td align=\"left\">\(text)</td>"
  }

  /// A sample that is a sign.
  func sample(_ text: String, _ colour: String) -> String {
    "<td><font color=\"\(colour)\">\(text)</font></td>"
  }

  /// The sample of a line: the lower side of a cell that ends at half the height of the row.
  func line(_ style: String, _ colour: String? = nil, width: Int = 2) -> String {
    "<td>"
      + Self.table(
        "<tr><td sides=\"b\" border=\"\(width)\" style=\"\(style)\" "
          + "color=\"\(colour ?? palette.line)\" width=\"36\" height=\"7\"></td></tr>"
          + "<tr><td height=\"7\"></td></tr>"
      ) + "</td>"
  }

  /// The sample of a box: a cell with a border.
  func boxSample(_ tone: DOTPalette.Tone, _ style: String, text: String = "") -> String {
    "<td>" + Self.table(Self.cell(tone, style, text)) + "</td>"
  }

  /// The sample of a box with a double border: a cell in a table, both with one.
  func doubleBox(_ tone: DOTPalette.Tone) -> String {
    "<td><table border=\"1\" color=\"\(tone.line)\" cellborder=\"0\" cellspacing=\"2\" "
      + "cellpadding=\"0\">\(Self.cell(tone, "solid", ""))</table></td>"
  }

  private static func cell(_ tone: DOTPalette.Tone, _ style: String, _ text: String) -> String {
    "<tr><td border=\"1\" style=\"\(style)\" bgcolor=\"\(tone.fill)\" color=\"\(tone.line)\" "
      + "width=\"30\" height=\"13\">\(text)</td></tr>"
  }

  private static func table(_ rows: String) -> String {
    "<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"0\">\(rows)</table>"
  }
}
