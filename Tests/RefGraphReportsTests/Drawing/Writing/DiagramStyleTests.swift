import RefGraph
import Testing

@testable import RefGraphReports

@Suite struct DiagramStyleTests {
  /// The custom properties of the style sheet, by name: those said first, and those for the dark.
  private static func properties() -> (light: [String: String], dark: [String: String]) {
    let parts = DiagramStyle.css.split(separator: "@media (prefers-color-scheme: dark)")
    return (properties(in: parts[0]), properties(in: parts[1]))
  }

  private static func properties(in text: Substring) -> [String: String] {
    var found: [String: String] = [:]
    for piece in text.split(whereSeparator: { ";{}\n".contains($0) }) {
      let words = piece.split(separator: " ")
      guard words.count == 2, words[0].hasPrefix("--"), words[0].hasSuffix(":") else { continue }
      found[String(words[0].dropFirst(2).dropLast())] = String(words[1])
    }
    return found
  }

  private static func expected(_ palette: DOTPalette) -> [String: String] {
    var colours = [
      "ground": palette.ground, "text": palette.text, "quiet": palette.quiet,
      "line": palette.line, "cycle": palette.cycle, "cut": palette.cut,
    ]
    for tone in DiagramTone.allCases {
      colours["\(tone.rawValue)-fill"] = palette[tone].fill
      colours["\(tone.rawValue)-line"] = palette[tone].line
    }
    return colours
  }

  @Test func `colours are those of the palette`() {
    let properties = Self.properties()
    #expect(properties.light == Self.expected(.light))
    #expect(properties.dark == Self.expected(.dark))
  }

  @Test func `every colour is said for programs without custom properties, too`() {
    let light = Self.properties().light
    for (name, colour) in light {
      for property in ["fill", "stroke"] {
        let uses = DiagramStyle.css.ranges(of: "\(property): var(--\(name));").count
        let pairs = "\(property): \(colour); \(property): var(--\(name));"
        #expect(DiagramStyle.css.ranges(of: pairs).count == uses, "\(property) \(name)")
      }
    }
  }

  /// By "Web Content Accessibility Guidelines 2.2", 1.4.3: text stands out by 4.5 to 1.
  @Test(arguments: DOTStyle.allCases)
  func `text can be read on its ground`(style: DOTStyle) throws {
    let palette = style.palette
    var pairs = [palette.text, palette.quiet, palette.cycle, palette.cut].map {
      ($0, palette.ground)
    }
    for tone in DiagramTone.allCases {
      let colours = palette[tone]
      pairs += [palette.text, palette.quiet, colours.line].map { ($0, colours.fill) }
    }
    for (text, ground) in pairs {
      #expect(try Contrast.ratio(text, ground) >= 4.5, "\(text) on \(ground)")
    }
  }

  /// By 1.4.11: what carries meaning stands out by 3 to 1.
  @Test(arguments: DOTStyle.allCases)
  func `lines can be seen on the ground`(style: DOTStyle) throws {
    let palette = style.palette
    let lines = [palette.line, palette.quiet, palette.cycle, palette.cut]
    for line in lines + DiagramTone.allCases.map({ palette[$0].line }) {
      #expect(try Contrast.ratio(line, palette.ground) >= 3, "\(line)")
    }
  }

  @Test func `every class that is drawn and has a meaning has a rule`() throws {
    let series = try DrawnSeries.series(DrawnSeries.leak, groups: [["page"]])
    let stage = try GridRenderer.renderer.stage(of: series, title: "All")
    let drawn = Set(try XMLTree(stage.element).all.flatMap(\.classes))
    let bare: Set = [
      "arrow", "box", "group", "look", "mark", "is-due", "keeper", "root-permanent",
      "shape-house", "shape-instance", "strength-strong",
    ]
    for name in drawn.subtracting(bare) {
      #expect(DiagramStyle.css.contains(".\(name) ") || DiagramStyle.css.contains(".\(name),"))
    }
  }
}

/// How much two colours differ in lightness, by "Web Content Accessibility Guidelines 2.2".
private enum Contrast {
  static func ratio(_ first: String, _ second: String) throws -> Double {
    let lights = try [luminance(first), luminance(second)].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  private static func luminance(_ colour: String) throws -> Double {
    let digits = colour.dropFirst()
    let value = try #require(Int(digits, radix: 16))
    let parts = [value >> 16, value >> 8 & 0xFF, value & 0xFF].map { linear(Double($0) / 255) }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : power((part + 0.055) / 1.055)
  }

  /// To the power of 2.4: the twelfth power of the fifth root, which Newton's method finds.
  private static func power(_ base: Double) -> Double {
    var root = 1.0
    for _ in 0..<60 { root -= (root - base / (root * root * root * root)) / 5 }
    return (0..<12).reduce(1) { product, _ in product * root }
  }
}
