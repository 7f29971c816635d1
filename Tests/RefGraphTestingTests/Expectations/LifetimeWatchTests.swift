import Testing

@testable import RefGraphTesting

struct LifetimeWatchTests {
  private let watch = LifetimeWatch(
    of: "`expectReleased` at PageTests.swift:12",
    settling: .none,
    except: .none
  )

  @Test func `the watch holds nothing`() {
    watch.track(Page(), as: "page")
    #expect(watch.isSettled)
    #expect(watch.close(settled: "without waiting", ranToItsEnd: true).isEmpty)
  }

  @Test func `objects of one name get numbers`() {
    let pages = [Page(), Page(), Page()]
    let names = pages.map { watch.watched($0, as: "cell", place: "").name }
    #expect(names == ["cell", "cell-2", "cell-3"])
    #expect(watch.watched(pages[0], as: nil, place: "").name == "Page")
  }

  @Test func `an object that was checked is not checked again`() throws {
    let page = watch.track(Page(), as: "page")
    watch.check()
    let line = #line - 1
    watch.check()
    let found = watch.close(settled: "without waiting", ranToItsEnd: true)
    try #require(found.count == 1)
    #expect(found[0].place?.line == line)
    #expect(found[0].finding.severity == .failure)
    withExtendedLifetime(page) {}
  }

  @Test func `a check may be of some objects`() async throws {
    let page = watch.track(Page(), as: "page")
    watch.track(Page(), as: "list")
    await watch.check("list")
    let found = watch.close(settled: "without waiting", ranToItsEnd: true)
    try #require(found.count == 1)
    #expect(found[0].place == nil)
    withExtendedLifetime(page) {}
  }

  @Test func `a name that no object has is a failure, which names the nearest`() {
    watch.track(Page(), as: "detail")
    watch.check("detial", "detail")
    #expect(
      watch.close(settled: "", ranToItsEnd: true).map(\.finding.message) == [
        """
        no object is called detial; did you mean detail?
        Those that were tracked: detail
        """
      ]
    )
  }

  @Test func `a closure that tracks nothing is a failure unless it threw`() {
    #expect(watch.close(settled: "", ranToItsEnd: false).isEmpty)
    let other = LifetimeWatch(of: "", settling: .none, except: .none)
    #expect(other.close(settled: "", ranToItsEnd: true).map(\.finding) == [.nothingTracked])
  }

  @Test func `threads may track and check at once`() async {
    let pages = (0..<64).map { _ in Page() }
    await withTaskGroup { group in
      for page in pages {
        group.addTask { [watch] in
          watch.track(page, as: "page")
          await watch.check()
        }
      }
    }
    let found = watch.close(settled: "", ranToItsEnd: true)
    let objects = Set(found.compactMap { $0.finding.message.split(separator: " ").first })
    #expect(found.count == 64)
    #expect(objects.count == 64)
    withExtendedLifetime(pages) {}
  }
}
