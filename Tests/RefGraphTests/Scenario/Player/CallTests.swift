import RefGraph
import Testing

/// Methods, closures and what their names mean.
@Suite struct CallTests {
  @Test func `a method runs with self bound, its own or the nearest superclass's`() throws {
    let timeline = try play(
      """
      type Base
        on run
          event "base"
        end
        on stop
          event "base stop"
        end
      end
      type Derived: Base
        on run
          event "derived"
          call self.stop
        end
      end
      root it: Derived
      call it.run
      """
    )
    #expect(timeline.log == ["it.run()", "it: derived", "it.stop()", "it: base stop"])
  }

  @Test func `a method comes before a field of the same name`() throws {
    let timeline = try play(
      """
      type T
        on run
          event "method"
        end
      end
      root it: T
      closure run
        event "closure"
      end
      it.run -> run
      call it.run
      call run
      """
    )
    #expect(timeline.log == ["it.run()", "it: method", "run.run()", "closure"])
  }

  @Test func `a running method holds self, and a running closure itself`() throws {
    let timeline = try play(
      """
      type Page
        field onTap
        on close
          clear app.page
          event "still here"
        end
      end
      root app: App
      let page: Page
      app.page -> page
      closure onTap
        clear page.onTap
        event "still running"
      end
      page.onTap -> onTap
      moment ready
      call page.onTap
      call page.close
      """
    )
    #expect(
      timeline.log == [
        "onTap.onTap()", "still running", "onTap deinit",
        "page.close()", "page: still here", "page deinit",
      ]
    )
  }

  @Test func `a weak capture is read once for each call, and held to its end`() throws {
    let timeline = try play(
      """
      root app: App
      let page: Page
      app.page -> page
      closure f [page ~> page]
        clear app.page
        page.note -> app
        event "end of body"
      end
      app.f -> f
      moment ready
      call f
      call f
      """
    )
    #expect(
      timeline.log == [
        "f.f()", "end of body", "~ page deinit",
        "f.f()", "f.page reads nil", "skipped page.note -> app: `page` is nil", "end of body",
      ]
    )
  }

  @Test func `a weak capture that is nil skips the lines that use it, and only those`() throws {
    let timeline = try play(
      """
      type Page
        on run
          event "never"
        end
      end
      root app: App
      let page: Page
      closure f [it ~> page, app -> app]
        call it.run
        app.a -> it
        it.b -> app
        due it
        event "runs"
      end
      app.f -> f
      moment m
      call f
      """
    )
    #expect(
      timeline.log == [
        "~ page deinit", "f.f()", "f.it reads nil",
        "skipped call it.run: `it` is nil", "skipped app.a -> it: `it` is nil",
        "skipped it.b -> app: `it` is nil", "skipped due it: `it` is nil", "runs",
      ]
    )
  }

  @Test func `an unowned capture traps where it is used, not before`() throws {
    let timeline = try play(
      """
      root app: App
      let page: Page
      closure f [page -[unowned]-> page]
        event "before"
        app.page -> page
        event "after"
      end
      app.f -> f
      moment m
      call f
      """
    )
    #expect(
      timeline.log == [
        "~ page deinit", "f.f()", "before", "crash f unownedRead(\"page\")",
        "skipped app.page -> page: reading `page` would crash", "after",
      ]
    )
  }

  @Test func `an unowned capture does not hold its object while the body runs`() throws {
    let timeline = try play(
      """
      root app: App
      let page: Page
      app.page -> page
      closure f [page -[unowned]-> page]
        page.note -> app
        clear app.page
        page.note -> app
      end
      app.f -> f
      moment ready
      call f
      """
    )
    #expect(
      timeline.log == [
        "f.f()", "page deinit", "crash f unownedRead(\"page\")",
        "skipped page.note -> app: reading `page` would crash",
      ]
    )
  }

  @Test func `an unmanaged capture dangles where nothing checks it`() throws {
    let timeline = try play(
      """
      root app: App
      let page: Page
      closure f [page -[unmanaged]-> page]
        app.page -> page
      end
      app.f -> f
      moment m
      call f
      """
    )
    #expect(
      timeline.log == [
        "~ page deinit", "f.f()", "crash f danglingRead(\"page\")",
        "skipped app.page -> page: reading `page` would crash",
      ]
    )
  }

  @Test func `a strong capture keeps its object as long as the closure lives`() throws {
    let timeline = try play(
      """
      root app: App
      let page: Page
      closure f [page -> page]
      end
      app.f -> f
      moment held
      clear app.f
      moment gone
      """
    )
    #expect(timeline.alive(at: "held") == ["app", "page", "f"])
    #expect(timeline.log == ["f deinit", "page deinit"])
  }

  @Test func `a capture that a choice leaves out means nothing in the body`() throws {
    let text = """
      choice c = none | strong
      root app: App
      closure f [it -[c]-> app]
        it.note -> it
        event "end"
      end
      call f
      moment m
      """
    #expect(
      try play(text).log == ["f.f()", "skipped it.note -> it: `it` is nil", "end", "f deinit"]
    )
    #expect(try play(text, ["c": "strong"]).log == ["f.f()", "end", "f deinit"])
  }

  @Test func `a capture hides a name, and only in its body`() throws {
    let timeline = try play(
      """
      type T
        on run
          event "run"
        end
      end
      root a: T
      root b: T
      closure f [a -> b]
        call a.run
      end
      call f
      call a.run
      """
    )
    #expect(timeline.log == ["f.f()", "b.run()", "b: run", "a.run()", "a: run"])
  }

  @Test func `self in a closure is what it captured, also of a closure in a method`() throws {
    let timeline = try play(
      """
      type Page
        field f
        on load
          closure inner [self -> self]
            event "in inner"
          end
          self.f -> inner
          closure outer
            event "nobody's"
          end
          call outer
        end
      end
      root page: Page
      call page.load
      call page.f
      """
    )
    #expect(
      timeline.log == [
        "page.load()", "outer.outer()", "nobody's", "~ outer deinit",
        "inner.inner()", "page: in inner",
      ]
    )
  }

  @Test func `a call of a field that holds nothing is skipped`() throws {
    let timeline = try play(
      """
      type Page
        field onTap
      end
      root page: Page
      call page.onTap
      """
    )
    #expect(timeline.log == ["skipped call page.onTap: `page.onTap` is nil"])
  }

  @Test func `calls nest, and what each lets go of goes at its line`() throws {
    let timeline = try play(
      """
      type Node
        field next
        on run
          event "in"
          call self.next.run
          clear self.next
          event "out"
        end
      end
      root a: Node
      let b: Node
      let c: Node
      a.next -> b
      b.next -> c
      moment m
      call a.run
      """
    )
    #expect(
      timeline.log == [
        "a.run()", "a: in", "b.run()", "b: in", "c.run()", "c: in",
        "skipped call self.next.run: `self.next` is nil", "c: out",
        "c deinit", "b: out", "b deinit", "a: out",
      ]
    )
  }

  @Test func `an init body runs when its object is made`() throws {
    let timeline = try play(
      """
      type Page
        field model
        on init
          let model: Model
          self.model -> model
        end
      end
      root page: Page
      action "A"
        let other: Page
        event "made"
      end
      moment m
      """
    )
    #expect(
      timeline.log == [
        "page.init", "\"A\"", "other.init", "made", "other deinit", "model-2 deinit",
      ]
    )
  }
}
