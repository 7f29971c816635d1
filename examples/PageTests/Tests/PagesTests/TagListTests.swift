import Pages
import RefGraphTesting
import Testing

struct TagListTests {
  /// A cycle that is known can be held on to until it is repaired: this test fails as soon as it is.
  @Test func `a list and its open page hold each other`() {
    let list = TagList()
    let page = list.open()
    expectCycle("list", "page", from: ["list": list, "page": page])
  }
}
