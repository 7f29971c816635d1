import RefGraph
import Testing

/// What the rest of the world sees of an object whose `deinit` has begun.
@Suite struct DeinitTests {
  /// An object `dying` with a `deinit` body and a child that has one too, and an object outside.
  private struct Scene {
    var model = OwnershipModel()
    let dying: ObjectID
    let child: ObjectID
    let outside: ObjectID

    init() {
      model.define(ObjectType("Dying", fields: [.init("child")], hasDeinitBody: true))
      model.define(ObjectType("Child", hasDeinitBody: true))
      dying = model.object("dying", "Dying")
      child = model.child("child", "Child", in: "child", of: dying)
      outside = model.object("outside")
    }

    /// Releases the object and collects what the readings in its and its child's `deinit` give.
    mutating func readings(
      _ field: String
    ) -> [OwnershipModel.Reading] {
      var readings: [OwnershipModel.Reading] = []
      let outside = outside
      let read: TestBody = { model, _ in readings.append(model.read(field, of: outside)) }
      model.finish(["Dying": read, "Child": read]) { [dying] in $0.release(dying) }
      readings.append(model.read(field, of: outside))
      return readings
    }
  }

  @Test func `a weak reference reads nil in the deinit, in those of children, and afterwards`() {
    var scene = Scene()
    scene.model.assign("weak", of: scene.outside, to: scene.dying, strength: .weak)
    #expect(scene.model.read("weak", of: scene.outside) == .object(scene.dying))
    #expect(scene.readings("weak") == [.none, .none, .none])
  }

  @Test func `an unowned reference traps from the start of deinit on`() {
    var scene = Scene()
    scene.model.assign("unowned", of: scene.outside, to: scene.dying, strength: .unowned)
    #expect(scene.model.read("unowned", of: scene.outside) == .object(scene.dying))
    let trap = OwnershipModel.Reading.trap(.unownedRead("unowned"))
    #expect(scene.readings("unowned") == [trap, trap, trap])
  }

  @Test func `an unmanaged reference reads the dying object, and then what is not defined`() {
    var scene = Scene()
    scene.model.assign("unmanaged", of: scene.outside, to: scene.dying, strength: .unmanaged)
    #expect(
      scene.readings("unmanaged") == [
        .object(scene.dying), .object(scene.dying), .trap(.danglingRead("unmanaged")),
      ]
    )
  }

  @Test func `a weak reference formed to a dying object is nil, an unowned one is formed`() {
    var scene = Scene()
    let outside = scene.outside
    let body: TestBody = { model, me in
      model.assign("weak", of: outside, to: me, strength: .weak)
      model.assign("unowned", of: outside, to: me, strength: .unowned)
      model.append(me, to: "weaks", of: outside, strength: .weak)
    }
    scene.model.finish(["Dying": body]) { [dying = scene.dying] in $0.release(dying) }
    #expect(scene.model.read("weak", of: outside) == .none)
    #expect(scene.model.isWeak("weaks", of: outside) == false)
    #expect(scene.model.read("unowned", of: outside) == .trap(.unownedRead("unowned")))
    #expect(
      scene.model.lines == ["dying dies", "dying deinit Dying", "child dies", "child deinit Child"]
    )
  }

  @Test func `an unowned capture of a dying object traps when it is made`() {
    var scene = Scene()
    let body: TestBody = { model, me in
      let closure = model.make("closure", name: "block", kind: .closure)
      model.assign("me", of: closure, to: me, strength: .unowned)
    }
    scene.model.finish(["Dying": body]) { [dying = scene.dying] in $0.release(dying) }
    #expect(scene.model.lines.contains("block would crash: unownedRead(\"me\")"))
  }

  @Test func `a strong reference to self that outlives deinit is an escape`() {
    var scene = Scene()
    let outside = scene.outside
    let body: TestBody = { model, me in model.assign("kept", of: outside, to: me) }
    scene.model.finish(["Dying": body]) { [dying = scene.dying] in $0.release(dying) }
    #expect(
      scene.model.lines == [
        "dying dies", "dying deinit Dying", "child dies", "child deinit Child",
        "dying would crash: escapedFromDeinit",
      ]
    )
    #expect(scene.model.isGone(scene.dying))
    #expect(scene.model.read("kept", of: outside) == .trap(.danglingRead("kept")))
    scene.model.finish { $0.assign("kept", of: outside, to: nil) }
    #expect(scene.model.lines.count == 5)
  }

  @Test func `references to self that end before deinit does are no escape`() {
    var scene = Scene()
    let outside = scene.outside
    let body: TestBody = { model, me in
      for _ in 1...2 {
        model.finish { $0.assign("kept", of: outside, to: me) }
        model.finish { $0.assign("kept", of: outside, to: nil) }
      }
      let frame = model.beginFrame("method")
      model.assign("self", of: frame, to: me)
      model.finish { $0.endFrame(frame) }
    }
    scene.model.finish(["Dying": body]) { [dying = scene.dying] in $0.release(dying) }
    #expect(
      scene.model.lines == ["dying dies", "dying deinit Dying", "child dies", "child deinit Child"]
    )
  }

  @Test func `a reference to self in a child that dies with it is no escape`() {
    var scene = Scene()
    let child = scene.child
    let body: TestBody = { model, me in model.assign("parent", of: child, to: me) }
    scene.model.finish(["Dying": body]) { [dying = scene.dying] in $0.release(dying) }
    #expect(
      scene.model.lines == ["dying dies", "dying deinit Dying", "child dies", "child deinit Child"]
    )
    #expect(scene.model.strongCount(of: scene.dying) == 0)
  }

  @Test func `an object is alive, then dying, then gone`() {
    var scene = Scene()
    var states: [[Bool]] = []
    let dying = scene.dying
    let look: TestBody = { model, _ in states.append([model.isAlive(dying), model.isGone(dying)]) }
    look(&scene.model, dying)
    scene.model.finish(["Dying": look, "Child": look]) { $0.release(dying) }
    look(&scene.model, dying)
    #expect(states == [[true, false], [false, false], [false, false], [false, true]])
  }

  @Test func `a child's deinit that clears its parent's field releases nothing twice`() {
    var scene = Scene()
    let dying = scene.dying
    let body: TestBody = { model, _ in model.finish { $0.clear("child", of: dying) } }
    scene.model.finish(["Child": body]) { $0.release(dying) }
    #expect(scene.model.deaths == ["dying", "child"])
  }
}
