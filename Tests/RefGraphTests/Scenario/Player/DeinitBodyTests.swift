@testable import RefGraph
import Testing

/// Where `deinit` bodies run, and what they may do. The orders are those of real ARC.
@Suite struct DeinitBodyTests {
  @Test func `bodies run from the derived class to the base, before the fields go`() throws {
    let timeline = try play(
      """
      type Base
        field b
        on deinit
          event "base"
        end
      end
      type Derived: Base
        field d
        on deinit
          event "derived"
        end
      end
      root app: App
      let it: Derived
      let inBase: T
      let inDerived: T
      app.it -> it
      it.d -> inDerived
      it.b -> inBase
      moment m
      clear app.it
      """
    )
    #expect(
      timeline.log == [
        "it deinit", "it: derived", "it: base", "inBase deinit", "inDerived deinit",
      ]
    )
  }

  @Test func `fields go depth first, in the order of their declaration`() throws {
    let timeline = try play(
      """
      type Node
        field a
        field b
        on deinit
          event "goes"
        end
      end
      root app: App
      let r: Node
      let a: Node
      let aa: Node
      let ab: Node
      let b: Node
      let ba: Node
      app.r -> r
      r.b -> b
      r.a -> a
      a.b -> ab
      a.a -> aa
      b.a -> ba
      moment m
      clear app.r
      event "after"
      """
    )
    let order = ["r", "a", "aa", "ab", "b", "ba"]
    #expect(timeline.log == order.flatMap { ["\($0) deinit", "\($0): goes"] } + ["after"])
  }

  @Test func `a body that lets go of a field finishes that release before its next line`() throws {
    let timeline = try play(
      """
      type Owner
        field first
        field second
        on deinit
          event "begin"
          clear self.second
          event "end"
        end
      end
      type Part
        on deinit
          event "part"
        end
      end
      root app: App
      let it: Owner
      let first: Part
      let second: Part
      app.it -> it
      it.first -> first
      it.second -> second
      moment m
      clear app.it
      """
    )
    #expect(
      timeline.log == [
        "it deinit", "it: begin", "second deinit", "second: part", "it: end", "first deinit",
        "first: part",
      ]
    )
  }

  @Test func `a weak reference reads nil in the body already`() throws {
    let timeline = try play(
      """
      type Page
        on deinit
          call app.page.run
        end
      end
      root app: App
      let page: Page
      app.page ~> page
      moment m
      """
    )
    #expect(
      timeline.log == [
        "page deinit", "app.page reads nil", "skipped call app.page.run: `app.page` is nil",
      ]
    )
  }

  @Test func `a moment in a body shows the object as released, and what it still holds`() throws {
    let timeline = try play(
      """
      type Page
        field model
        on deinit
          moment inside
        end
      end
      root app: App
      let page: Page
      let model: Model
      page.model -> model
      due page, model
      moment before
      expect released page, model
      """
    )
    #expect(timeline.alive(at: "inside") == ["app", "model"])
    let snapshot = try #require(timeline.moment(named: "inside")?.snapshot)
    #expect(snapshot.released.map(\.handle) == ["page"])
    #expect(
      snapshot.roots.map(\.label) == [nil, "running", "model of page, whose deinit is running"]
    )
    #expect(timeline.moments.map(\.name) == ["inside", "before"])
    #expect(timeline.objections == [])
  }

  @Test func `self that escapes from its body would crash`() throws {
    let timeline = try play(
      """
      type Page
        on deinit
          app.saved -> self
        end
      end
      root app: App
      let page: Page
      moment m
      """
    )
    #expect(timeline.log == ["page deinit", "crash page escapedFromDeinit"])
  }

  @Test func `a method may be called from a body, and does not hold self`() throws {
    let timeline = try play(
      """
      type Page
        on stop
          event "stopped"
        end
        on deinit
          call self.stop
        end
      end
      let page: Page
      moment m
      """
    )
    #expect(timeline.log == ["page deinit", "page.stop()", "page: stopped"])
  }

  @Test func `a chain of more bodies than calls may nest is gone through`() throws {
    let count = SnapshotAnalysisTests.isExhaustive ? 100_000 : 12_000
    #expect(count > ScenarioPlayer.Limits().calls)
    let timeline = try play(
      """
      type Node
        field next
        on deinit
          event "goes"
        end
      end
      root app: App
      repeat \(count)
        let node: Node
        node.next -> app.head
        app.head -> node
      end
      moment m
      clear app.head
      """
    )
    #expect(timeline.moments.count == 1)
    #expect(timeline.events.count == 2 * count)
    #expect(timeline.deepestCascade == count)
  }
}
