import RefGraph
import Testing

/// What SwiftUI does not allow, or warns of.
@Suite struct SwiftUIMisuseTests {
  private static let outsideBody =
    "views and their properties are declared by the body of the view itself: put the line into "
    + "`on body` of its type"

  @Test(arguments: [
    "place leaf: Leaf", "place leaf: Leaf with id 1", "for each leaf: Leaf in a by id",
    "state root.n with 1", "focus state root.n", "read (root.n)",
  ])
  func `a line of a body stands in a body`(line: String) throws {
    let text = """
      type Leaf: View
      end
      root root: Leaf
      root.n = 0
      \(line.replacing("root.n with", with: "root.m with").replacing("state root.n", with: "state root.m"))
      """
    #expect(try playError(text) == "test.scenario:6:1: error: \(Self.outsideBody)")
  }

  @Test func `a body stores the properties of its own view`() throws {
    let text = """
      type Leaf: View
      end
      type Root: View
        on body
          place leaf: Leaf
          state leaf.n with 1
        end
      end
      root window: UIWindow
      root host: UIHostingController
      set root view of host to root: Root
      set root of window to host
      """
    #expect(try playError(text) == "test.scenario:7:5: error: \(Self.outsideBody)")
  }

  @Test func `what is placed is a view`() throws {
    let text = """
      type Page: UIViewController
      end
      root host: UIHostingController
      set root view of host to page: Page
      """
    #expect(
      try playError(text)
        == "test.scenario:5:26: error: `page` is a Page, and the verb needs a View here: declare "
        + "its type so that it inherits from View"
    )
  }

  @Test func `a view is no controller`() throws {
    let text = """
      type Leaf: View
      end
      root leaf: Leaf
      root nav: UINavigationController
      push leaf onto nav
      """
    #expect(
      try playError(text)
        == "test.scenario:6:6: error: `leaf` is a Leaf, and the verb needs a UIViewController here: "
        + "declare its type so that it inherits from UIViewController"
    )
  }

  @Test func `a state object is an ObservableObject`() throws {
    let error = try hostedError("state object self.model of Model")
    #expect(
      error == "error: `model` is a Model, and the verb needs a ObservableObject here: declare its "
        + "type so that it inherits from ObservableObject"
    )
  }

  @Test func `an environment object that nobody hands down ends the play`() throws {
    let error = try hostedError("environment object self.model of Model")
    #expect(
      error
        == "error: no ObservableObject of type Model is found, and SwiftUI stops here: put `set "
        + "environment object of … to …` into the body of a view above `root`"
    )
  }

  @Test func `a change while a body runs is warned of, and makes no body run`() throws {
    let timeline = try hosted(
      """
      state self.tick with 0
      read (self.tick.wrappedValue)
      self.tick.wrappedValue = 1
      """,
      "settle"
    )
    #expect(
      timeline.warnings == [
        "warning test.scenario:19:1 self.tick.wrappedValue = 1: Modifying state during view update, "
          + "this will cause undefined behavior."
      ]
    )
    #expect(timeline.log(of: "end") == [])
  }

  @Test func `so is one of an ObservableObject`() throws {
    let timeline = try hosted(
      "state object self.user of User\nplace card: Card\ncard.user -> self.user",
      "settle",
      more: """
        type User: ObservableObject
          field name = Ann
        end
        type Card: View
          field user
          on body
            self.user.name = Bob
          end
        end
        """
    )
    #expect(
      timeline.warnings == [
        "warning test.scenario:28:5 self.user.name = Bob: Publishing changes from within view "
          + "updates is not allowed, this will cause undefined behavior."
      ]
    )
    #expect(timeline.log(of: "end") == [])
  }

  /// The error of a body, without its place.
  private func hostedError(_ line: String) throws -> String {
    do {
      _ = try hosted(line, "")
      return "none"
    } catch let error as PlayError {
      return "error: \(error.problem)"
    }
  }
}
