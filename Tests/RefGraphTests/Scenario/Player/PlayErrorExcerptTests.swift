@testable import RefGraph
import Testing

/// A play error as it is printed: with the line of the file that it speaks of.
@Suite struct PlayErrorExcerptTests {
  private static let base = """
    scenario base "Base"
    type Page
      on go
        call self.nothing
      end
    end
    root page: Page
    """

  private func error(_ text: String) throws -> String? {
    let scenario = try Scenario(parsing: text, file: "s.scenario") { name in
      name == "base" ? try? Scenario(parsing: Self.base, file: "base.scenario") : nil
    }
    return #expect(throws: PlayError.self) { try scenario.play(scenario.defaultSetting) }?
      .description
  }

  @Test func `the place is marked in its line`() throws {
    #expect(
      try error(
        "scenario s \"t\"\nroot app: App\n\tapp.first.second -> page, # why\nlet page: P".replacing(
          ",",
          with: ""
        )
      ) == """
        s.scenario:3:2: error: `first` is no field of App, and no line assigns it: assign it before, or correct the name
           app.first.second -> page # why
           ^~~~~~~~~~~~~~~~
        """
    )
  }

  @Test func `a line of a used scenario is shown from its own file`() throws {
    #expect(
      try error("scenario s \"t\"\nuse base\n\ncall page.go") == """
        base.scenario:4:10: error: `self.nothing` is neither a method nor a closure: give its type `on …`, or assign it a closure
              call self.nothing
                   ^~~~~~~~~~~~
        """
    )
  }

  @Test func `a scenario that was made has no line to show`() throws {
    let place = Statement.Place(name: "page", fields: ["next"])
    let scenario = Scenario(
      name: "s",
      title: "t",
      file: "made",
      uses: [],
      remarks: [],
      changes: [],
      choices: [],
      types: [],
      groups: [],
      statements: [Statement(.clear(place), at: .start)]
    )
    let error = #expect(throws: PlayError.self) { try scenario.play(scenario.defaultSetting) }
    #expect(
      error?.description
        == "made:1:1: error: nothing has made `page` by here: put its `let` or `root` before this line"
    )
  }
}
