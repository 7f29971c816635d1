import Foundation
import Testing

@testable import RefGraphReports

@Suite struct `Colours in Mermaid` {
  /// Relative luminance as WCAG 2.2 defines it.
  private static func luminance(_ colour: Substring) throws -> Double {
    let value = try #require(Int(colour.dropFirst(), radix: 16))
    let channels = [value >> 16, value >> 8 & 0xFF, value & 0xFF].map { channel in
      let share = Double(channel) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }

  private static func contrast(_ one: Substring, _ other: Substring) throws -> Double {
    let (one, other) = (try luminance(one), try luminance(other))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  @Test(arguments: [MermaidLine.cycleColour, MermaidLine.cutColour])
  func `lines of cycles and cuts are seen on light pages and on dark ones`(colour: String) throws {
    // GitHub's two grounds.
    for ground in ["#FFFFFF", "#0D1117"] as [Substring] {
      #expect(try Self.contrast(colour[...], ground) >= 3)
    }
  }

  @Test func `text in boxes has a contrast of at least 4.5 on its ground`() throws {
    var count = 0
    for look in MermaidLook.allCases {
      guard let match = look.style.firstMatch(of: #/fill:(#\w+),stroke:(#\w+),color:(#\w+)/#) else {
        continue
      }
      count += 1
      #expect(try Self.contrast(match.3, match.1) >= 4.5, "\(look.name)")
    }
    #expect(count == 10)
  }
}
