@testable import RefGraph
import Testing

/// Texts in which the app's own code takes away what a framework is working with, or asks it for
/// something without end.
@Suite struct HostileVerbTests {
  private static let list = """
    scenario s "t"
    type Cell: UICollectionViewCell
      on deinit
        select item-1 in cv
      end
    end
    root app: App
    let cv: UICollectionView
    let registration: UICollectionView.CellRegistration
    let source: UICollectionViewDiffableDataSource
    app.source -> source
    closure provider (view, item)
      dequeue cell with registration
    end
    closure configure (cell, item)
    end
    register Cell as registration with configure
    connect source to cv with provider
    apply 3 items to source

    """

  private static let gone = [
    list + "moment m\n",
    list + "clear cv.visibleCells\nselect item-1 in cv\nmoment m\n",
    """
    scenario s "t"
    type Screen: View
      on body
        clear host.rootView
        place child: Child
      end
    end
    type Child: View
    end
    root host: UIHostingController
    root window: UIWindow
    set root view of host to screen: Screen
    set root of window to host
    settle
    moment m
    """,
  ]

  @Test(arguments: gone)
  func `a framework lets go of what the app took away meanwhile`(text: String) throws {
    let scenario = try Scenario(parsing: text, file: "s.scenario")
    #expect(try scenario.play(scenario.defaultSetting).moments.map(\.name) == ["m"])
  }

  private static let endless = [
    """
    scenario s "t"
    type Page: UIViewController
      on viewDidAppear
        let next: Page
        present next from self
      end
    end
    root window: UIWindow
    let page: Page
    set root of window to page
    settle
    moment m
    """,
    """
    scenario s "t"
    root holder: Holder
    closure c
      observe N as holder.token with c
      post N
    end
    holder.c -> c
    call c
    moment m
    """,
  ]

  @Test(arguments: endless)
  func `what asks a framework without end comes to an end`(text: String) throws {
    let scenario = try Scenario(parsing: text, file: "s.scenario")
    let limits = ScenarioPlayer.Limits(steps: 20_000)
    var player = ScenarioPlayer(scenario, setting: scenario.defaultSetting, limits: limits)
    let error = #expect(throws: PlayError.self) { try player.play() }
    #expect(error?.problem == .tooManySteps(limit: 20_000))
  }
}
