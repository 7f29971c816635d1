import Testing

@testable import RefGraphReports

@Suite struct TextMetricsTests {
  /// 722 + 556 + 222 + 222 + 556 thousandths of an em by Adobe's metrics, and three in a hundred to
  /// spare.
  @Test func `the width of a word is the sum of Helvetica's advances`() {
    #expect(abs(TextMetrics.width(of: "Hello", size: 10) - 22.78 * 1.03) < 0.001)
  }

  /// 722 + 556 + 278 + 278 + 611.
  @Test func `bold is wider`() {
    #expect(abs(TextMetrics.width(of: "Hello", size: 10, .bold) - 24.45 * 1.03) < 0.001)
  }

  @Test func `the last of ASCII has its own advance`() {
    #expect(abs(TextMetrics.width(of: "~", size: 1000) - 584 * 1.03) < 0.001)
    #expect(abs(TextMetrics.width(of: "~", size: 1000, .bold) - 584 * 1.03) < 0.001)
  }

  @Test(arguments: [("画", 1000.0), ("é", 667), ("e\u{301}", 556), ("→", 1000)])
  func `what is not ASCII is as wide as most fonts make it`(text: String, width: Double) {
    #expect(abs(TextMetrics.width(of: text, size: 1000) - width * 1.03) < 0.001)
  }
}
