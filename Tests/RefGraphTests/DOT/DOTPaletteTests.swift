import Testing

@testable import RefGraph

@Suite struct DOTPaletteTests {
  /// Relative luminance as WCAG 2.2 defines it.
  private static func luminance(_ colour: String) throws -> Double {
    let value = try #require(Int(colour.dropFirst(), radix: 16))
    let channels = [value >> 16, value >> 8 & 0xFF, value & 0xFF].map { channel in
      let share = Double(channel) / 255
      return share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }

  /// `base` to the power of 2.4, for bases of at most 1: its square, times its fifth root's square.
  private static func power(_ base: Double) -> Double {
    var root = 1.0
    for _ in 0..<60 {
      root -= (root * root * root * root * root - base) / (5 * root * root * root * root)
    }
    return base * base * root * root
  }

  private static func contrast(_ one: String, _ other: String) throws -> Double {
    let (one, other) = (try luminance(one), try luminance(other))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  @Test func `black and white have the contrast that WCAG gives`() throws {
    #expect(abs(try Self.contrast("#000000", "#FFFFFF") - 21) < 0.001)
    #expect(abs(try Self.contrast("#777777", "#FFFFFF") - 4.48) < 0.01)
  }

  @Test(arguments: DOTStyle.allCases)
  func `all text has a contrast of at least 4.5 on its ground`(style: DOTStyle) throws {
    let palette = style.palette
    let tones = [
      palette.plain, palette.root, palette.leaked, palette.abandoned, palette.held,
      palette.released,
    ]
    let inBoxes = tones.flatMap { tone in
      [palette.text, palette.quiet, tone.line].map { ($0, tone.fill) }
    }
    let onGround = [palette.text, palette.quiet, palette.line, palette.cycle, palette.cut]
      .map { ($0, palette.ground) }
    let onSystem = [palette.text, palette.quiet].map { ($0, palette.systemFill) }
    for (text, ground) in inBoxes + onGround + onSystem {
      let contrast = try Self.contrast(text, ground)
      #expect(contrast >= 4.5, "\(text) on \(ground)")
    }
  }

  @Test(arguments: DOTStyle.allCases)
  func `the lines of what stands back have a contrast of at least 3`(style: DOTStyle) throws {
    #expect(try Self.contrast(style.palette.faint, style.palette.ground) >= 3)
  }
}
