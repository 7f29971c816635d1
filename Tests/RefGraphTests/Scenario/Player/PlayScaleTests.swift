@testable import RefGraph
import Testing

/// The work of a play, counted in steps.
@Suite struct PlayScaleTests {
  /// How many instructions a play of the text takes.
  private func steps(_ text: String) throws -> Int {
    let scenario = try scenario(text)
    var player = ScenarioPlayer(scenario, setting: scenario.defaultSetting)
    _ = try player.play()
    return player.stepCount
  }

  @Test(
    arguments: [
      "let x: T\napp.items[] -> x",
      "closure f [app ~> app]\napp.note -> app\nend\ncall f",
      "call app.run",
      "let page: Page\npush page onto nav\nsettle\npop nav\nsettle",
      "let page: Page\npresent page from list\nsettle\ndismiss page\nsettle",
      "let page: Page\nset root of window to page\nlet nav: UINavigationController\n"
        + "set root of window to nav",
      "closure block\nend\nschedule app.timer with block\nfire app.timer\ninvalidate app.timer",
    ]
  )
  func `the steps of a repeat are those of one round, as often`(body: String) throws {
    func text(_ count: Int) -> String {
      """
      type App
        on run
          event "e"
        end
      end
      type Page: UIViewController
      end
      root app: App
      root window: UIWindow
      let nav: UINavigationController
      let list: Page
      push list onto nav
      set root of window to nav
      settle
      repeat \(count)
      \(body)
      end
      """
    }
    let (one, two, many) = try (steps(text(2)), steps(text(3)), steps(text(200)))
    #expect(many - one == (two - one) * 198)
  }

  @Test func `very many objects are made and shown`() throws {
    let count = SnapshotAnalysisTests.isExhaustive ? 100_000 : 10_000
    let timeline = try play(
      """
      root app: App
      repeat \(count)
        let x: T
        app.items[] -> x
      end
      moment full
      clear app.items
      moment empty
      """
    )
    #expect(timeline.moments.map { $0.snapshot.objectCount } == [count + 1, 1])
    #expect(timeline.events.count == count)
  }

  @Test func `a tall stack of pages is built without looking through it`() throws {
    let timeline = try play(
      """
      type Page: UIViewController
      end
      root window: UIWindow
      let nav: UINavigationController
      set root of window to nav
      repeat 2000
        let page: Page
        push page onto nav
      end
      settle
      moment m
      """
    )
    #expect(timeline.references(of: "nav", at: "m").count == 2000)
  }

  @Test func `many moments of a growing graph stay within the limit`() throws {
    let count = SnapshotAnalysisTests.isExhaustive ? 1_000 : 300
    let timeline = try play(
      """
      root app: App
      repeat \(count)
        let x: T
        app.items[] -> x
        moment m
      end
      """
    )
    #expect(timeline.moments.count == count)
    #expect(timeline.moments.last?.snapshot.objectCount == count + 1)
  }
}
