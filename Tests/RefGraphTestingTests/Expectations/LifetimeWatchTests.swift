import Testing

@testable import RefGraphTesting

struct LifetimeWatchTests {
  private let watch = LifetimeWatch(
    of: "`expectReleased` at PageTests.swift:12",
    settling: .none,
    except: .none
  )

  @Test func `the watch holds nothing`() {
    watch.track(Sheet(), as: "page")
    #expect(watch.isSettled)
    #expect(watch.close(settled: "without waiting", ranToItsEnd: true).isEmpty)
  }

  @Test func `objects of one name get numbers`() {
    let pages = [Sheet(), Sheet(), Sheet()]
    let place = CodePlace(#_sourceLocation)
    let names = pages.map { watch.watched($0, as: "cell", place: place)?.name }
    #expect(names == ["cell", "cell-2", "cell-3"])
    #expect(watch.watched(pages[0], as: nil, place: place)?.name == "Sheet")
  }

  @Test func `an object that was checked is not checked again`() throws {
    let page = watch.track(Sheet(), as: "page")
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
    let page = watch.track(Sheet(), as: "page")
    watch.track(Sheet(), as: "list")
    await watch.check("list")
    let found = watch.close(settled: "without waiting", ranToItsEnd: true)
    try #require(found.count == 1)
    #expect(found[0].place == nil)
    withExtendedLifetime(page) {}
  }

  @Test func `a name that no object has is a failure, which names the nearest`() {
    watch.track(Sheet(), as: "detail")
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
    let place = CodePlace(#_sourceLocation)
    let names = await withTaskGroup { group in
      for _ in 0..<64 {
        group.addTask { [watch] in
          let name = watch.watched(Sheet(), as: "page", place: place)?.name
          await watch.check()
          return name
        }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(names == Set((1...64).map { $0 == 1 ? "page" : "page-\($0)" }))
    #expect(watch.close(settled: "", ranToItsEnd: true).isEmpty)
  }

  @Test func `nothing is tracked after the end`() async {
    let result = await #expect(
      processExitsWith: .exitCode(1),
      observing: [\.standardErrorContent]
    ) {
      let watch = LifetimeWatch(
        of: "`expectReleased` at PageTests.swift:12",
        settling: .none,
        except: .none
      )
      _ = watch.close(settled: "", ranToItsEnd: false)
      watch.track(Sheet(), fileID: "Tests/PageTests.swift", line: 20)
    }
    let expected = """
      memgraph: no test can be told of this, so the test run ends here:
      PageTests.swift:20: Sheet was tracked, and nobody is left to check it
      `expectReleased` at PageTests.swift:12 had ended by then.
      Let its closure wait for the work that it starts.

      """
    #expect(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } == expected)
  }
}
