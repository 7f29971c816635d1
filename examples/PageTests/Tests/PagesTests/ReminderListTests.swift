import Pages
import RefGraphTesting
import Testing

struct ReminderListTests {
  @Test func `a page goes away when it is closed, and the list with it`() {
    expectReleased { watch in
      let list = watch.track(ReminderList(), as: "list")
      let page = watch.track(list.open(), as: "page")
      page.text = "water the plants"
      page.save()
      list.close()
      #expect(list.reminders == ["water the plants"])
    }
  }

  @Test func `an open page is in no cycle`() {
    let list = ReminderList()
    let page = list.open()
    expectNoRetainCycles(from: ["list": list, "page": page])
  }

  @Test(.expectsRelease) func `a list that was never closed goes away too`() {
    let list = track(ReminderList(), as: "list")
    track(list.open(), as: "page").save()
  }
}
