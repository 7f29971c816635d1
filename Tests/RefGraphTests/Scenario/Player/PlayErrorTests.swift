@testable import RefGraph
import Testing

/// Every error of a play, whole.
@Suite struct PlayErrorTests {
  @Test(
    arguments: [
      (
        "page.f -> page\nlet page: Page",
        "2:1: error: nothing has made `page` by here: put its `let` or `root` before this line"
      ),
      (
        "root app: App\napp.f -> page\nlet page: Page",
        "3:10: error: nothing has made `page` by here: put its `let` or `root` before this line"
      ),
      (
        "root app: App\ncall block\nclosure block\nend",
        "3:6: error: nothing has made `block` by here: put its `closure block` … `end` before this line"
      ),
      (
        "root app: App\ndue app.pgae",
        "3:5: error: `pgae` is no field of App, and no line assigns it: assign it before, or correct the name"
      ),
      (
        "root app: App\nclear app.pgae",
        "3:7: error: `pgae` is no field of App, and no line assigns it: assign it before, or correct the name"
      ),
      (
        "root a: A\nroot b: B\na.timer -> b\nb.other -> a\ndue b.tmer, a.tmer",
        "6:5: error: `tmer` is no field of B, and no line assigns it: assign it before, or correct the name"
      ),
      (
        "root a: A\nroot b: B\na.timer -> b\nb.other -> a\ndue b.timer",
        "6:5: error: `timer` is no field of B, and no line assigns it: assign it before, or correct the name"
      ),
      (
        "root clock: Clock\nclosure f\nend\nschedule clock.timer with f\nfire clock.tmer",
        "6:6: error: `tmer` is no field of Clock, and no line assigns it: did you mean `timer`?"
      ),
      (
        "root a: A\nlet page: Page\npage.model -> a\nmoment m\nclear page.modl",
        "6:7: error: `modl` is no field of Page, and no line assigns it: did you mean `model`?"
      ),
      (
        "root a: A\nlet page: Page\npage.model -> a\nmoment m\ndue page.modl.f",
        "6:5: error: `modl` is no field of Page, and no line assigns it: did you mean `model`?"
      ),
      (
        "root a: A\nclosure f [owner -> a]\nend\na.f -> f\ncall f.ownr",
        "6:6: error: `f.ownr` is neither a method nor a closure: did you mean `owner`?"
      ),
      (
        "type Page\non update\nend\non go\ncall self.updat\nend\nend\nroot p: Page\ncall p.go",
        "6:6: error: `self.updat` is neither a method nor a closure: did you mean `update`?"
      ),
      (
        "type Page\nfield onSave\nend\nlet p: Page\nmoment m\ncall p.onSve",
        "7:6: error: `p.onSve` is neither a method nor a closure: did you mean `onSave`?"
      ),
      (
        "type Base\nfield model\nend\ntype Page: Base\nfield timer\nend\nroot p: Page\n"
          + "p.model -> p\np.timer -> p\np.tiemr -> p",
        "11:1: error: Page declares no field `tiemr`: did you mean `timer`?"
      ),
      (
        "type Page\nfield timer\nend\nroot p: Page\np.other[] -> p",
        "6:1: error: Page declares no field `other`: declare it, with `field other`"
      ),
      (
        "type Page\nfield timer\nend\nroot p: Page\nclear p.tmer",
        "6:7: error: Page declares no field `tmer`: did you mean `timer`?"
      ),
      (
        "type Page\nfield timer\nend\nroot p: Page\nremove p from p.tmer",
        "6:15: error: Page declares no field `tmer`: did you mean `timer`?"
      ),
      (
        "type Page\nfield timer\nend\nroot p: Page\nclosure f\nend\nschedule p.tmer with f",
        "8:10: error: Page declares no field `tmer`: did you mean `timer`?"
      ),
      (
        "type Page\nfield timer\nend\nroot p: Page\np.timer -> p.tmer",
        "6:12: error: Page declares no field `tmer`: did you mean `timer`?"
      ),
      (
        "type T\nfield d weak\nend\nroot t: T\nt.d -> t",
        "6:1: error: `t.d` is declared weak, and this reference is strong: write `~>`, or declare "
          + "the field without a strength"
      ),
      (
        "type T\nfield d unowned\nend\nroot t: T\nchoice s = weak | strong\nt.d -[s]-> t",
        "7:1: error: `t.d` is declared unowned, and this reference is weak: "
          + "write `-[unowned]->`, or declare the field without a strength"
      ),
      (
        "root app: App\nroot page: Page\npush page onto app",
        "4:16: error: `app` is a App, and the verb needs a UINavigationController here: "
          + "declare its type so that it inherits from UINavigationController"
      ),
      (
        "root window: UIWindow\nroot nav: UINavigationController\npush window onto nav",
        "4:6: error: `window` is a UIWindow, and the verb needs a UIViewController here: "
          + "declare its type so that it inherits from UIViewController"
      ),
      (
        "root app: App\nschedule app.timer with app",
        "3:25: error: `app` is a App, and the verb needs a closure here: make one with `closure`"
      ),
      (
        "root app: App\ncall app",
        "3:6: error: `app` is neither a method nor a closure: give its type `on …`, or assign it "
          + "a closure"
      ),
      (
        "root app: App\ncall app.run",
        "3:6: error: `app.run` is neither a method nor a closure: give its type `on …`, or assign "
          + "it a closure"
      ),
      (
        "type T\non deinit\nend\nend\nroot t: T\ncall t.deinit",
        "7:6: error: `t.deinit` cannot be called: it runs when the last strong reference to the "
          + "object goes"
      ),
      (
        "root app: App\nroot page: Page\napp.pages[] -> app\nremove page from app.pages",
        "5:1: error: `app.pages` does not hold `page` here: leave the line out, or put it in an "
          + "`if`"
      ),
      (
        "root app: App\ncall check\nclosure check\nexpect alive app\nend\nmoment m",
        "3:6: error: nothing has made `check` by here: put its `closure check` … `end` before this line"
      ),
      (
        "root app: App\nclosure check\nexpect alive app\nend\ncall check\nmoment m",
        "4:1: error: `expect` is about the moment before it, and there is none: put a `moment` "
          + "above it"
      ),
      (
        "type T\non run\ncall self.run\nend\nend\nroot t: T\ncall t.run",
        "4:1: error: calls are nested more than 200 deep: a method or closure calls itself "
          + "without end"
      ),
      (
        "repeat 1000000\nevent \"a\"\nevent \"b\"\nevent \"c\"\nend",
        "2:1: error: the scenario takes more than 3000 steps: make its `repeat` smaller, or end "
          + "its recursion"
      ),
      (
        "repeat 3\nrepeat 1000000\nrepeat 2\nevent \"a\"\nend\nend\nend",
        "3:1: error: the scenario takes more than 3000 steps: make its `repeat` smaller, or end "
          + "its recursion"
      ),
      (
        "repeat 200000\nmoment m\nend",
        "3:1: error: the moments up to here show more than 5000 objects and references: "
          + "take fewer of them, or make fewer objects"
      ),
    ]
  )
  func `an error says what, where, and what to do`(text: String, expected: String) throws {
    let limits = ScenarioPlayer.Limits(steps: 3000, calls: 200, shown: 5000)
    #expect(try playError(text, limits: limits) == "test.scenario:" + expected)
  }

  @Test func `what is fine in one setting may be wrong in another`() throws {
    let text = """
      choice c = yes | no
      if c is yes
        root page: Page
      end
      clear page.model
      moment m
      page.model -> page
      """
    #expect(try playError(text) == nil)
    #expect(
      try playError(text, ["c": "no"])
        == "test.scenario:6:7: error: nothing has made `page` by here: put its `let` or `root` "
        + "before this line"
    )
  }

  @Test func `a long line of superclasses is refused`() throws {
    let types = (1...100).map { "type T\($0): T\($0 - 1)\nend\n" }.joined()
    #expect(
      try playError(types)
        == "test.scenario:200:1: error: T100 has more than 99 superclasses: "
        + "leave out those that add nothing"
    )
    let fewer = (1...99).map { "type T\($0): T\($0 - 1)\nend\n" }.joined()
    #expect(try playError(fewer + "root t: T99") == nil)
  }

  @Test(
    arguments: [
      ("call t.run", "used.scenario:4:5"), ("call t.make", "used.scenario:8:7"),
      ("call nobody\nlet nobody: P", "own.scenario:3:6"),
      ("let odd: Odd\nodd.wrong -> odd", "own.scenario:4:1"),
    ]
  )
  func `an error in what another scenario declares is in that file`(
    text: String,
    place: String
  ) throws {
    let used = """
      scenario used "Used"
      type T
        on run
          page.f -> page
        end
        on make
          closure f
            page.f -> page
          end
          call f
        end
      end
      type Odd
        field wrong weak
      end
      root t: T
      action "A"
        let page: Page
      end
      """
    #expect(try errorPlace(in: text, using: used) == place)
  }

  @Test func `an error in the set-up of another scenario is in that file`() throws {
    let used = "scenario used \"Used\"\nlet a: T\na.f -> b\nlet b: T"
    #expect(try errorPlace(in: "moment m", using: used) == "used.scenario:3:8")
  }

  private func errorPlace(in text: String, using used: String) throws -> String? {
    let texts = ScenarioTexts([("used", used)])
    let own = Array(("scenario own \"Own\"\nuse used\n" + text).utf8)
    let scenario = try texts.read(own, file: "own.scenario")
    do throws(PlayError) {
      _ = try scenario.play(scenario.defaultSetting)
      return nil
    } catch {
      return "\(error.file):\(error.location)"
    }
  }
}
