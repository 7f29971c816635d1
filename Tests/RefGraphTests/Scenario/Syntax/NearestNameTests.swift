import Testing

@testable import RefGraph

struct NearestNameTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "abc", 0), ("kitten", "sitting", 3), ("flaw", "lawn", 2),
    ("ab", "ba", 1), ("ca", "abc", 3), ("expect", "expcet", 1), ("été", "ete", 2),
  ])
  func `the distance counts edits and swaps of neighbours`(left: String, right: String, edits: Int)
  {
    let (left, right) = (Array(left.unicodeScalars), Array(right.unicodeScalars))
    #expect(NearestName.distance(left, right) == edits)
    #expect(NearestName.distance(right, left) == edits)
  }

  @Test func `the nearest of several is found, the first in the alphabet among equals`() {
    #expect(NearestName.nearest(to: "pgae", among: ["app", "page", "pager"]) == "page")
    #expect(NearestName.nearest(to: "bat", among: ["cat", "bar", "hat"]) == "bar")
  }

  @Test func `what is far is not offered`() {
    #expect(NearestName.nearest(to: "x", among: ["y", "ab"]) == nil)
    #expect(NearestName.nearest(to: "moment", among: ["model", "action"]) == nil)
    #expect(NearestName.nearest(to: "page", among: []) == nil)
  }
}
