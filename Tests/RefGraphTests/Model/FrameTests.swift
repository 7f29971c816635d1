import RefGraph
import Testing

/// Frames, roots, and the groups in which no order is guaranteed.
@Suite struct FrameTests {
  @Test func `a frame lets go of its locals in reverse order, in one unordered group`() {
    var model = OwnershipModel()
    let frame = model.beginFrame("action")
    for name in ["x", "y"] { _ = model.child(name, in: name, of: frame) }
    for name in ["z", "zz"] {
      let object = model.object(name)
      model.append(object, to: "z", of: frame)
      model.release(object)
    }
    model.finish { $0.endFrame(frame) }
    let group = " dies (group 1)"
    #expect(model.lines == ["zz" + group, "z" + group, "y" + group, "x" + group])
    #expect(model.isGone(frame))
  }

  @Test func `one local alone is released in order`() {
    var model = OwnershipModel()
    let frame = model.beginFrame("action"), other = model.object("other")
    _ = model.child("x", in: "x", of: frame)
    model.assign("weak", of: frame, to: other, strength: .weak)
    model.finish { $0.endFrame(frame) }
    #expect(model.lines == ["x dies"])
  }

  @Test func `captures are an unordered group with all that their release releases`() {
    var model = OwnershipModel()
    let holder = model.object("holder")
    let closure = model.make("closure", name: "block", kind: .closure)
    model.assign("block", of: holder, to: closure)
    model.release(closure)
    let first = model.child("first", in: "first", of: closure)
    _ = model.child("second", in: "second", of: closure)
    _ = model.child("inner", in: "field", of: first)
    _ = model.child("after", in: "later", of: holder)
    model.finish { $0.release(holder) }
    #expect(
      model.lines == [
        "holder dies", "block dies", "first dies (group 1)", "inner dies (group 1)",
        "second dies (group 1)", "after dies",
      ]
    )
  }

  @Test func `a group within a group is one, and the next has its own number`() {
    var model = OwnershipModel()
    for group in 1...2 {
      model.beginUnordered()
      model.record(.log("\(group) outer", fields: []))
      model.beginUnordered()
      model.record(.log("\(group) inner", fields: []))
      model.endUnordered()
      model.record(.log("\(group) outer again", fields: []))
      model.endUnordered()
      model.record(.log("between", fields: []))
    }
    #expect(
      model.events.map(\.unorderedGroup) == [1, 1, 1, nil, 2, 2, 2, nil]
    )
  }

  @Test func `a frame keeps what only its locals hold until it ends`() {
    var model = OwnershipModel()
    let frame = model.beginFrame("action")
    let object = model.child("object", in: "local", of: frame)
    #expect(model.isAlive(object))
    #expect(model.snapshot().roots.map(\.label) == ["running"])
    model.finish { $0.endFrame(frame) }
    #expect(model.deaths == ["object"])
    #expect(model.snapshot().roots.isEmpty)
  }

  @Test func `a frame that holds a dying self lets go of it without an end of its own`() {
    var model = OwnershipModel()
    model.define(ObjectType("Dying", hasDeinitBody: true))
    let object = model.object("object", "Dying")
    let body: TestBody = { model, me in
      let frame = model.beginFrame("Dying.deinit")
      model.assign("self", of: frame, to: me, strength: .unmanaged)
      #expect(model.read("self", of: frame) == .object(me))
      model.assign("copy", of: frame, to: me)
      model.finish { $0.endFrame(frame) }
    }
    model.finish(["Dying": body]) { $0.release(object) }
    #expect(model.lines == ["object dies", "object deinit Dying"])
  }

  @Test func `roots keep their object, each for itself`() {
    var model = OwnershipModel()
    let object = model.object("object")
    model.addRoot(object, lifetime: .permanent, label: "global")
    model.addRoot(object, lifetime: .permanent, label: "global")
    model.addRoot(object, lifetime: .temporary, label: nil)
    model.release(object)
    #expect(model.strongCount(of: object) == 3)
    model.finish { $0.removeRoot(object, lifetime: .permanent, label: "global") }
    model.finish { $0.removeRoot(object, lifetime: .temporary, label: nil) }
    #expect(model.isAlive(object))
    model.finish { $0.removeRoot(object, lifetime: .permanent, label: "global") }
    #expect(model.deaths == ["object"])
  }
}
