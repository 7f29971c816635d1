@testable import RefGraphReports
import Testing

@Suite struct `A list of names` {
  private func names(_ count: Int) -> String {
    let names = (0..<count).map { String(UnicodeScalar(UInt8(97 + $0 % 26))) }
    return Listing.names(names).pieces.map(\.text).joined()
  }

  @Test func `reads as a sentence would say it`() {
    #expect(names(0) == "")
    #expect(names(1) == "a")
    #expect(names(2) == "a and b")
    #expect(names(3) == "a, b and c")
    #expect(names(6) == "a, b, c, d, e and f")
  }

  @Test func `counts what is too much to name`() {
    #expect(names(7) == "a, b, c, d, e and 2 more")
    #expect(names(1000) == "a, b, c, d, e and 995 more")
  }

  @Test func `of one thing is in the singular`() {
    #expect(Listing.count(0, "object") == "0 objects")
    #expect(Listing.count(1, "object") == "1 object")
    #expect(Listing.count(2, "object") == "2 objects")
    #expect(Listing.count(2, "leaf", plural: "leaves") == "2 leaves")
  }
}
