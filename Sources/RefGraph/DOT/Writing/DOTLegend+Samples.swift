extension DOTLegend {
  /// The cell with the example.
  func sample(_ sample: DiagramLegend.Sample) -> String {
    switch sample {
    case .arrow(.strong): line("solid")
    case .arrow(.weak): line("dashed")
    case .arrow(.unowned), .arrow(.unmanaged): line("dotted")
    case .arrow(.conservative): line("solid", palette.quiet)
    case .cycle: line("solid", palette.cycle, width: 4)
    case .cut: sign("<b>✂</b>", palette.cut)
    case .root(let lifetime):
      box(palette.root, lifetime == .permanent ? "solid" : "dashed", text: "⌂")
    case .crowd: sign("❐", palette.line)
    case .kind(let kind): self.sample(kind)
    case .due: doubleBox(palette.plain)
    case .verdict(let verdict): self.sample(verdict)
    case .possibly: sign("<b>?</b>", palette.text)
    case .focus: box(palette.plain, "solid", width: 4)
    case .faded: box(.init(fill: palette.ground, line: palette.faint), "solid")
    case .gone: box(.init(fill: palette.ground, line: palette.faint), "dotted")
    }
  }

  private func sample(_ kind: ObjectKind) -> String {
    switch kind {
    case .instance: box(palette.plain, "solid")
    case .closure: box(palette.plain, "rounded", text: "{ }")
    case .frame: box(palette.plain, "dashed")
    case .box: sign("▧", palette.line)
    case .storage: sign("▤", palette.line)
    case .system: box(palette[.system], "solid")
    }
  }

  private func sample(_ verdict: Verdict.Kind) -> String {
    switch verdict {
    case .released: box(palette.released, "dotted")
    case .leaked: box(palette.leaked, "solid")
    case .abandoned: box(palette.abandoned, "solid")
    case .temporarilyHeld: box(palette.held, "solid")
    }
  }

  private func sign(_ text: String, _ colour: String) -> String {
    "<td><font color=\"\(colour)\">\(text)</font></td>"
  }

  /// A line: the lower side of a cell that ends at half the height of the row.
  private func line(_ style: String, _ colour: String? = nil, width: Int = 2) -> String {
    "<td>"
      + Self.table(
        "<tr><td sides=\"b\" border=\"\(width)\" style=\"\(style)\" "
          + "color=\"\(colour ?? palette.line)\" width=\"36\" height=\"7\"></td></tr>"
          + "<tr><td height=\"7\"></td></tr>"
      ) + "</td>"
  }

  /// A box: a cell with a border.
  private func box(
    _ tone: DOTPalette.Tone,
    _ style: String,
    text: String = "",
    width: Int = 1
  ) -> String {
    "<td>" + Self.table(Self.cell(tone, style, text, width: width)) + "</td>"
  }

  /// A box with a double border: a cell in a table, both with one.
  private func doubleBox(_ tone: DOTPalette.Tone) -> String {
    "<td><table border=\"1\" color=\"\(tone.line)\" cellborder=\"0\" cellspacing=\"2\" "
      + "cellpadding=\"0\">\(Self.cell(tone, "solid", ""))</table></td>"
  }

  private static func cell(
    _ tone: DOTPalette.Tone,
    _ style: String,
    _ text: String,
    width: Int = 1
  ) -> String {
    "<tr><td border=\"\(width)\" style=\"\(style)\" bgcolor=\"\(tone.fill)\" color=\"\(tone.line)\" "
      + "width=\"30\" height=\"13\">\(text)</td></tr>"
  }

  private static func table(_ rows: String) -> String {
    "<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"0\">\(rows)</table>"
  }
}
