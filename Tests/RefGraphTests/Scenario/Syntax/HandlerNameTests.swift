@testable import RefGraph
import Testing

/// Names of handlers that nothing calls.
@Suite struct HandlerNameTests {
  private func messages(_ text: String) -> [String] {
    do throws(ScenarioError) {
      _ = try Scenario(parsing: "scenario s \"t\"\n" + text, file: "f")
      return []
    } catch {
      return error.diagnostics.map(\.description)
    }
  }

  @Test func `a name that is almost that of a callback is a mistake`() {
    #expect(
      messages("type Page\n  on viewWillDissapear\n  end\nend") == [
        """
        f:3:6: error: neither a framework nor a line of the text calls "viewWillDissapear"
            on viewWillDissapear
               ^~~~~~~~~~~~~~~~~
          remedy: did you mean "viewWillDisappear"?
        """
      ]
    )
  }

  @Test(
    arguments: [
      ("denit", "deinit"), ("int", "init"), ("viewDidload", "viewDidLoad"),
      ("viewdidAppear", "viewDidAppear"), ("loadview", "loadView"),
    ]
  )
  func `the nearest name is suggested`(name: String, nearest: String) {
    let text = "type Page\n  on \(name)\n  end\nend"
    #expect(messages(text).map { $0.contains("did you mean \"\(nearest)\"?") } == [true])
  }

  @Test(
    arguments: FrameworkVerb.callbacks + ["deinit", "start", "saveReminder", "viewport"]
  )
  func `callbacks, and names unlike any, need no call`(name: String) {
    #expect(messages("type Page\n  on \(name)\n  end\nend") == [])
  }

  @Test func `a method that is called may be called almost like a callback`() {
    let method = "type Page\non viewDidLoaded\nend\nend\n"
    #expect(messages(method + "root p: Page\ncall p.viewDidLoaded") == [])
    #expect(messages(method).count == 1)
  }

  @Test func `a method that a used scenario calls is called`() throws {
    let used = "scenario used \"Used\"\nroot p: Page\ncall p.viewDidLoaded"
    let own = "scenario own \"Own\"\nuse used\ntype Page\non viewDidLoaded\nend\nend"
    let texts = ScenarioTexts([("used", used)])
    #expect(throws: Never.self) { try texts.read(Array(own.utf8), file: "own") }
  }
}
