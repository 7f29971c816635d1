import Pages
import RefGraphTesting
import XCTest

final class ReminderListCase: XCTestCase {
  func testSaving() {
    let list = makeList()
    let page = trackForLeaks(list.open(), as: "page")
    page.text = "call home"
    page.save()
    XCTAssertEqual(list.reminders, ["call home"])
  }

  func testClosing() async throws {
    try await assertReleased { watch in
      let list = watch.track(ReminderList(), as: "list")
      watch.track(list.open(), as: "page")
      await Task.yield()
      list.close()
    }
  }

  private func makeList(file: StaticString = #filePath, line: UInt = #line) -> ReminderList {
    trackForLeaks(ReminderList(), as: "list", file: file, line: line)
  }
}
