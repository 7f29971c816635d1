import Pages
import RefGraphTesting
import Testing

struct TagListTests {
  @Test func `a page goes away when the user is done with it`() {
    expectReleased { watch in
      let list = watch.track(TagList(), as: "list")
      let page = watch.track(list.open(), as: "page")
      page.text = "garden"
      page.save()
    }
  }
}
