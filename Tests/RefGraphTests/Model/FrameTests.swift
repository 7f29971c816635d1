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
    #expect(
      model.lines == [
        "zz dies (strand 1.1)", "z dies (strand 1.2)", "y dies (strand 1.3)",
        "x dies (strand 1.4)",
      ]
    )
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
        "holder dies", "block dies", "first dies (strand 1.1)", "inner dies (strand 1.1)",
        "second dies (strand 1.2)", "after dies",
      ]
    )
  }

  @Test func `a group within a group is one, and the next has its own number`() {
    var model = OwnershipModel()
    for group in 1...2 {
      model.beginUnordered()
      model.record(.log("outer", fields: []))
      model.beginStrand()
      model.record(.log("next", fields: []))
      model.beginUnordered()
      model.record(.log("inner", fields: []))
      model.beginStrand()
      model.record(.log("inner next", fields: []))
      model.endUnordered()
      model.record(.log("next again", fields: []))
      model.endUnordered()
      model.record(.log("after \(group)", fields: []))
    }
    #expect(
      model.lines == [
        "outer (strand 1.1)", "next (strand 1.2)", "inner (strand 1.3)",
        "inner next (strand 1.4)", "next again (strand 1.2)", "after 1",
        "outer (strand 2.1)", "next (strand 2.2)", "inner (strand 2.3)",
        "inner next (strand 2.4)", "next again (strand 2.2)", "after 2",
      ]
    )
  }

  /// ```
  /// block.first -> one    one.shared -> shared    one.own -> own
  /// block.second -> two   two.shared -> shared    two.own -> other
  /// ```
  @Test func `what two captures share dies in a strand of its own`() {
    var model = OwnershipModel()
    let block = model.make("closure", name: "block", kind: .closure)
    let one = model.child("one", in: "first", of: block)
    let two = model.child("two", in: "second", of: block)
    let shared = model.child("shared", in: "shared", of: one)
    model.assign("shared", of: two, to: shared)
    _ = model.child("inner", in: "field", of: shared)
    _ = model.child("own", in: "own", of: one)
    _ = model.child("other", in: "own", of: two)
    model.finish { $0.release(block) }
    #expect(
      model.lines == [
        "block dies", "one dies (strand 1.1)", "own dies (strand 1.1)", "two dies (strand 1.2)",
        "shared dies (strand 1.3)", "inner dies (strand 1.3)", "other dies (strand 1.2)",
      ]
    )
  }

  @Test func `what one strand lets go of twice dies in it`() {
    var model = OwnershipModel()
    let block = model.make("closure", name: "block", kind: .closure)
    let one = model.child("one", in: "first", of: block)
    _ = model.child("two", in: "second", of: block)
    let twice = model.child("twice", in: "left", of: one)
    model.assign("right", of: one, to: twice)
    model.finish { $0.release(block) }
    #expect(
      model.lines == [
        "block dies", "one dies (strand 1.1)", "twice dies (strand 1.1)", "two dies (strand 1.2)",
      ]
    )
  }

  /// The closure's captures are let go of within the first strand, the last of `twice` behind them.
  @Test func `what a part within a strand let go of dies in the strand around it`() {
    var model = OwnershipModel()
    let block = model.make("closure", name: "block", kind: .closure)
    let one = model.child("one", in: "first", of: block)
    _ = model.child("two", in: "second", of: block)
    let inner = model.make("closure", name: "inner", kind: .closure)
    model.assign("inner", of: one, to: inner)
    model.release(inner)
    _ = model.child("left", in: "left", of: inner)
    let twice = model.child("twice", in: "twice", of: inner)
    model.assign("twice", of: one, to: twice)
    model.finish { $0.release(block) }
    #expect(
      model.lines == [
        "block dies", "one dies (strand 1.1)", "inner dies (strand 1.1)",
        "left dies (strand 1.2)", "twice dies (strand 1.1)", "two dies (strand 1.5)",
      ]
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
