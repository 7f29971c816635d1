import RefGraph
import Testing

/// `super` in a handler.
@Suite struct SuperTests {
  private static let types = """
    type Base: UIViewController
      on viewDidLoad
        event "base"
      end
      on start
        event "base starts"
      end
    end
    type Page: Base
      on loadView
        event "before"
        super
        event "after"
      end
      on viewDidLoad
        if loud is yes
          super
        end
        event "page"
      end
      on start
        super
        event "page starts"
      end
    end
    """

  @Test(arguments: [("yes", ["base", "page"]), ("no", ["page"])])
  func `it runs the inherited handler, on the same object`(
    loud: String,
    expected: [String]
  ) throws {
    let timeline = try screen(
      "let page: Page\npush page onto nav\nsettle\ncall page.start",
      types: "choice loud = yes | no\n" + Self.types,
      ["loud": loud]
    )
    let lines = timeline.log(of: "end").filter { $0.hasPrefix("page") }
    let start = ["page.start()", "page: base starts", "page: page starts"]
    #expect(
      lines == [
        "page.init", "page.loadView", "page: before", "page: after", "page.viewDidLoad",
      ] + expected.map { "page: \($0)" }
        + lines.filter { $0.contains("Appear") } + start
    )
  }

  @Test func `a controller whose loadView says it has a view, and another is blank`() throws {
    func log(_ body: String) throws -> [String] {
      try screen(
        "push detail onto nav",
        types: "type Page: UIViewController\n  on loadView\n    \(body)\n  end\nend"
      )
      .log(of: "end").filter { $0.hasPrefix("detail") }
    }
    #expect(try log("super").first == "detail.loadView")
    #expect(try !log("super").contains { $0.contains("blank") })
    #expect(
      try log("event \"mine\"").prefix(3) == [
        "detail.loadView", "detail: mine",
        "detail: its loadView made no view, so the screen stays blank",
      ]
    )
  }

  @Test func `the app may give the controller its view itself`() throws {
    let timeline = try screen(
      "push detail onto nav",
      types: """
        type Page: UIViewController
          on loadView
            let mine: UIView
            self.view -> mine
          end
        end
        """
    )
    #expect(
      timeline.log(of: "end").filter { $0.hasPrefix("detail:") } == [
        "detail: its loadView made a view of its own: nothing of a storyboard is loaded, and "
          + "outlets stay nil"
      ]
    )
  }

  @Test func `where nothing stands above, it is a mistake`() throws {
    let error = try playError(
      """
      type Page: UIViewController
        on start
          super
        end
      end
      root page: Page
      call page.start
      """
    )
    #expect(
      error == "test.scenario:4:5: error: nothing above Page has a `start` that `super` could run: "
        + "leave the line out, or give a superclass of it an `on start`"
    )
  }

  @Test(
    arguments: [
      ("super", "2:1", "at the top level"),
      ("type T\n  on f\n    closure c\n      super\n    end\n  end\nend", "5:7", "in a closure"),
      (
        "type T\n  on deinit\n    super\n  end\nend", "4:5",
        "in a deinit, which runs the superclass's by itself"
      ),
    ]
  )
  func `it stands in a handler only`(text: String, place: String, where words: String) throws {
    let error = try #require(throws: ScenarioError.self) { try scenario(text) }
    #expect(
      error.diagnostics.map { "\($0.location): \($0.message), \($0.remedy)" } == [
        "\(place): \"super\" cannot stand \(words), "
          + "it may stand in a callback or a method of a type"
      ]
    )
  }
}
