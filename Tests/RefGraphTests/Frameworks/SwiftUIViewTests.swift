import RefGraph
import Testing

/// Which view of SwiftUI is which, from one evaluation of a body to the next.
@Suite struct SwiftUIViewTests {
  @Test func `line and type make a view the same, and its state stays`() throws {
    let timeline = try hosted(
      "state self.tick with 0\nread (self.tick.wrappedValue)\nplace leaf: Leaf",
      "tick.wrappedValue = 1\nsettle"
    )
    #expect(timeline.log(of: "end") == ["root.body"])
    #expect(timeline.references(of: "leaf", at: "end") == ["n -> n"])
  }

  @Test func `the same type on two lines is two views`() throws {
    let timeline = try hosted("place leaf: Leaf\nplace other: Leaf", "")
    #expect(
      timeline.references(of: "root", at: "end") == ["children[0] -> leaf", "children[1] -> other"]
    )
  }

  @Test func `a line that is played twice places two views, and the same two again`() throws {
    let timeline = try hosted(
      "state self.tick with 0\nread (self.tick.wrappedValue)\nrepeat 2\nplace leaf: Leaf\nend",
      "leaf.n.wrappedValue = 5\ntick.wrappedValue = 1\nsettle"
    )
    #expect(
      timeline.log(of: "end") == [
        "root.body", "leaf-2.body", "leaf-2: leaf n=5",
      ]
    )
  }

  @Test func `an id that stands twice on a line is warned of`() throws {
    let timeline = try hosted("repeat 2\nplace leaf: Leaf with id a\nend", "")
    #expect(
      timeline.warnings == [
        "warning test.scenario:18:1 place leaf: Leaf with id a: the id a stands there already, and "
          + "SwiftUI warns of it"
      ]
    )
    #expect(timeline.references(of: "root", at: "end") == ["children[0] -> leaf"])
  }

  @Test func `an item that comes twice has one row, with SwiftUI's warning`() throws {
    let timeline = try hosted("for each leaf: Leaf in \"a, b, a\" by id", "")
    #expect(
      timeline.log.contains(
        "root: ForEach: the ID a occurs multiple times within the collection, this will give "
          + "undefined results!"
      )
    )
    #expect(timeline.references(of: "root", at: "end").count == 2)
  }

  @Test func `rows stand in the order of their items, and are found by them`() throws {
    let timeline = try hosted(
      "state self.items with \"a,b\"\nfor each leaf: Leaf in (self.items.wrappedValue) by id",
      """
      items.wrappedValue = "b, a"
      settle
      find leaf for a in root
      leaf.n.wrappedValue = 7
      find leaf for c in root
      settle
      """
    )
    #expect(
      timeline.references(of: "root", at: "end") == [
        "children[0] -> leaf-2", "children[1] -> leaf", "items -> items",
      ]
    )
    #expect(timeline.skipped == ["skipped find leaf for c in root: `root` has no row for c"])
    #expect(timeline.log(of: "end").last == "leaf: leaf n=7")
  }

  @Test func `what is no longer placed goes last, with its state and all below it`() throws {
    let timeline = try hosted(
      """
      state self.shown with yes
      if (self.shown.wrappedValue) is yes
        place branch: Branch
      else
        place leaf: Leaf
      end
      """,
      "shown.wrappedValue = no\nsettle"
    )
    #expect(
      timeline.log(of: "end") == [
        "root.body", "leaf-2.body", "leaf-2: leaf n=0", "branch deinit", "leaf deinit", "n deinit",
      ]
    )
    #expect(
      timeline.verdicts() == ["branch released", "leaf released", "n released"]
    )
  }

  @Test func `state that something else keeps is abandoned with its view gone`() throws {
    let timeline = try hosted(
      """
      state self.shown with yes
      if (self.shown.wrappedValue) is yes
        place owner: Owner
      end
      """,
      "keeper.model -> model\nshown.wrappedValue = no\nsettle",
      more: """
        root keeper: Keeper
        type Model: ObservableObject
          on init
            event "made"
          end
        end
        type Owner: View
          field model
          on body
            state object self.model of Model
          end
        end
        """
    )
    #expect(timeline.log.contains("model: made"))
    #expect(timeline.verdicts() == ["owner released", "model abandoned"])
  }

  @Test func `a root of the same type stays, and one of another type replaces it`() throws {
    let timeline = try hosted(
      "place leaf: Leaf",
      """
      set root view of host to again: Root
      settle
      set root view of host to branch: Branch
      settle
      """
    )
    #expect(
      timeline.log(of: "end") == [
        "root.body", "root deinit", "leaf deinit", "n deinit",
        "branch.body", "leaf-2.body", "leaf-2: leaf n=0",
      ]
    )
  }

  @Test func `views go with the controller that hosts them`() throws {
    let timeline = try hosted(
      "place leaf: Leaf",
      "let other: UIViewController\nset root of window to other"
    )
    #expect(
      timeline.verdicts() == ["host released", "root released", "leaf released", "n released"]
    )
  }

  @Test func `a host that is on no screen asks for no body`() throws {
    let timeline = try play(
      """
      type Leaf: View
      end
      root host: UIHostingController
      set root view of host to leaf: Leaf
      settle
      """
    )
    #expect(timeline.log == ["host.init"])
  }
}

/// A window whose root hosts `root: Root`, a view with this body, which may place `Leaf`, a view
/// with a state `n`, and `Branch`, which places a `Leaf`.
func hosted(_ body: String, _ action: String, more: String = "") throws -> Timeline {
  try play(
    """
    type Leaf: View
      field n
      field item = none
      on body
        state self.n with 0
        event "leaf" n=(self.n.wrappedValue)
      end
    end
    type Branch: View
      on body
        place leaf: Leaf
      end
    end
    type Root: View
      on body
    \(body)
      end
    end
    \(more)
    root window: UIWindow
    let host: UIHostingController
    set root view of host to root: Root
    set root of window to host
    moment start
    \(action)
    moment end
    """
  )
}
