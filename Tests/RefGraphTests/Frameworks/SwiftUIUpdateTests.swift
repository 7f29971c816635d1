import RefGraph
import Testing

/// When bodies run again.
@Suite struct SwiftUIUpdateTests {
  private static let models = """
    type Published: ObservableObject
      field name = Ann
    end
    type Tracked: Observable
      field name = Ann
      field age = 40
    end
    """

  @Test func `several changes are one update`() throws {
    let timeline = try hosted(
      "place leaf: Leaf",
      "leaf.n.wrappedValue = 1\nleaf.n.wrappedValue = 2\nsettle\nsettle"
    )
    #expect(timeline.log(of: "end") == ["leaf.body", "leaf: leaf n=2"])
  }

  @Test func `a state that no body has read is nobody's business`() throws {
    let timeline = try hosted("state self.tick with 0", "tick.wrappedValue = 1\nsettle")
    #expect(timeline.log(of: "end") == [])
  }

  @Test func `an equal value changes nothing, but of an ObservableObject`() throws {
    let timeline = try hosted(
      """
      state self.tick with 0
      read (self.tick.wrappedValue)
      state object self.user of Published
      """,
      "tick.wrappedValue = 0\nsettle\nmoment equal\nuser.name = Ann\nsettle",
      more: Self.models
    )
    #expect(timeline.log(of: "equal") == [])
    #expect(timeline.log(of: "end") == ["root.body"])
  }

  @Test func `an Observable object is watched property by property`() throws {
    let timeline = try hosted(
      "state self.user of Tracked\nread (self.user.name)",
      "user.age = 41\nsettle\nmoment age\nuser.name = Bob\nsettle",
      more: Self.models
    )
    #expect(timeline.log(of: "age") == [])
    #expect(timeline.log(of: "end") == ["root.body"])
  }

  @Test func `a body that no longer reads a property no longer depends on it`() throws {
    let timeline = try hosted(
      """
      state self.user of Tracked
      state self.reads with yes
      if (self.reads.wrappedValue) is yes
        read (self.user.name)
      end
      """,
      "reads.wrappedValue = no\nsettle\nmoment stopped\nuser.name = Bob\nsettle",
      more: Self.models
    )
    #expect(timeline.log(of: "stopped") == ["root.body"])
    #expect(timeline.log(of: "end") == [])
  }

  @Test func `a child whose input has an equal value is passed over`() throws {
    let timeline = try hosted(
      """
      state self.size with 1
      state self.tick with 0
      read (self.tick.wrappedValue)
      place leaf: Leaf
      leaf.item = (self.size.wrappedValue)
      """,
      """
      tick.wrappedValue = 1
      settle
      moment equal
      size.wrappedValue = 2
      settle
      """
    )
    #expect(timeline.log(of: "equal") == ["root.body"])
    #expect(timeline.log(of: "end") == ["root.body", "leaf.body", "leaf: leaf n=0"])
  }

  @Test(arguments: ["Card", "Card equatable"])
  func `another instance is another input, equatable or not`(card: String) throws {
    let timeline = try hosted(
      """
      state self.tick with 0
      read (self.tick.wrappedValue)
      place card: \(card)
      card.user -> users.current
      """,
      """
      tick.wrappedValue = 1
      settle
      moment same
      let bob: Published
      users.current -> bob
      tick.wrappedValue = 2
      settle
      """,
      more: Self.models + """

        type Card: View
          field user
        end
        root users: Users
        let ann: Published
        users.current -> ann
        """
    )
    #expect(timeline.log(of: "same") == ["root.body"])
    #expect(timeline.log(of: "end") == ["root.body", "ann deinit", "card.body"])
  }

  @Test(arguments: [("Card", ["root.body", "card.body"]), ("Card equatable", ["root.body"])])
  func `a closure counts as changed, but for an equatable view`(card: String, log: [String]) throws
  {
    let timeline = try hosted(
      """
      state self.tick with 0
      read (self.tick.wrappedValue)
      place card: \(card)
      card.onTap -> handlers.tap
      """,
      "tick.wrappedValue = 1\nsettle",
      more: """
        type Card: View
          field onTap
        end
        root handlers: Handlers
        closure tap [owner -> handlers]
        end
        handlers.tap -> tap
        """
    )
    #expect(timeline.log(of: "end") == log)
  }

  @Test func `an equatable view keeps its closure until another input changes`() throws {
    let timeline = try hosted(
      """
      state self.size with 1
      state self.tick with 0
      read (self.tick.wrappedValue)
      place card: Card equatable
      closure tap [window -> window]
      end
      card.onTap -> tap
      card.size = (self.size.wrappedValue)
      """,
      """
      tick.wrappedValue = 1
      settle
      moment equal
      size.wrappedValue = 2
      settle
      """,
      more: """
        type Card: View
          field onTap
          field size = 0
        end
        """
    )
    #expect(timeline.references(of: "card", at: "equal") == ["onTap -> tap"])
    #expect(timeline.references(of: "card", at: "end") == ["onTap -> tap-3"])
  }

  @Test func `an ObservableObject that a view only has in hand is not observed`() throws {
    let timeline = try hosted(
      """
      state object self.user of Published
      place plain: Plain
      plain.user -> self.user
      place observer: Observer
      observer.user -> self.user
      """,
      "user.name = Bob\nsettle",
      more: Self.models + """

        type Plain: View
          field user
          on body
            read (self.user.name)
          end
        end
        type Observer: View
          field user
          on body
            observed object self.user
          end
        end
        """
    )
    #expect(timeline.log(of: "end") == ["root.body", "observer.body"])
  }

  @Test func `readers of the environment run again when it hands down another object`() throws {
    let timeline = try hosted(
      """
      state self.tick with 0
      read (self.tick.wrappedValue)
      place middle: Middle
      set environment object of middle to users.current
      """,
      "let bob: Published\nusers.current -> bob\ntick.wrappedValue = 1\nsettle",
      more: Self.models + """

        type Middle: View
          on body
            place card: Card
          end
        end
        type Card: View
          on body
            environment object self.user of Published
          end
        end
        root users: Users
        let ann: Published
        users.current -> ann
        """
    )
    #expect(timeline.log(of: "end") == ["root.body", "ann deinit", "card.body"])
    #expect(timeline.references(of: "card", at: "end") == ["user -> bob"])
  }

  @Test func `an environment object comes from the nearest view above, and is observed`() throws {
    let timeline = try hosted(
      """
      state object self.user of Published
      place middle: Middle
      set environment object of middle to self.user
      """,
      "user.name = Bob\nsettle",
      more: Self.models + """

        type Middle: View
          on body
            place card: Card
          end
        end
        type Card: View
          field user
          on body
            environment object self.user of Published
          end
        end
        """
    )
    #expect(timeline.log(of: "end") == ["root.body", "card.body"])
    #expect(timeline.references(of: "card", at: "end") == ["user -> user"])
    #expect(
      timeline.references(of: "middle", at: "end") == [
        "children[0] -> card", "environmentObjects[0] -> user",
      ]
    )
  }
}
