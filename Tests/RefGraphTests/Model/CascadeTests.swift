import RefGraph
import Testing

/// Releases that go deep or wide. Time is not measured: what is not linear would not end.
@Suite struct CascadeTests {
  private let many = SnapshotAnalysisTests.isExhaustive ? 1_000_000 : 100_000

  /// A chain of objects with a field before and one after the link, or none, made from its end.
  private func chain(_ count: Int, fields: [ObjectType.Field], model: inout OwnershipModel)
    -> ObjectID
  {
    model.define(ObjectType("Link", fields: fields))
    var next = model.make("Link")
    for _ in 1..<count {
      let link = model.make("Link")
      model.assign("next", of: link, to: next)
      model.release(next)
      next = link
    }
    return next
  }

  @Test(.timeLimit(.minutes(2))) func `a chain of very many objects goes in one release`() {
    var model = OwnershipModel()
    let first = chain(many, fields: [.init("next")], model: &model)
    model.finish { $0.release(first) }
    let order = model.events.compactMap(\.object?.id.rawValue)
    #expect(order == (1...UInt64(many)).reversed())
    #expect(model.deepestCascade == many)
    #expect(model.pendingCount == 0)
  }

  @Test func `a chain is as deep as it is long, wherever the link stands among the fields`() {
    for fields in [["next"], ["a", "next"], ["next", "b"]] {
      var model = OwnershipModel()
      let first = chain(100, fields: fields.map { .init($0) }, model: &model)
      model.finish { $0.release(first) }
      #expect(model.deepestCascade == 100)
    }
  }

  @Test(.timeLimit(.minutes(2))) func `an array of very many elements is wide and not deep`() {
    var model = OwnershipModel()
    let owner = model.object("owner")
    for _ in 0..<many {
      let element = model.make("Element")
      model.append(element, to: "items", of: owner)
      model.release(element)
    }
    model.finish { $0.release(owner) }
    #expect(model.events.count == many + 1)
    #expect(model.deepestCascade == 2)
  }

  @Test func `one release after another is not deep`() {
    var model = OwnershipModel()
    for _ in 0..<3 {
      let owner = model.object("owner")
      _ = model.child("child", in: "field", of: owner)
      model.finish { $0.release(owner) }
    }
    #expect(model.deepestCascade == 2)
  }

  @Test func `what a deinit body releases is released within its object's release`() {
    var model = OwnershipModel()
    model.define(ObjectType("Acting", hasDeinitBody: true))
    let object = model.object("object", "Acting"), other = model.object("other")
    model.finish(["Acting": { model, _ in model.finish { $0.release(other) } }]) {
      $0.release(object)
    }
    #expect(model.deepestCascade == 2)
  }

  @Test(.timeLimit(.minutes(2))) func `roots begin and end in any order, in linear time`() {
    var model = OwnershipModel()
    let count = many / 10
    let objects = (0..<count).map { _ in model.make("Object") }
    for object in objects { model.addRoot(object, lifetime: .permanent, label: nil) }
    for object in objects { model.release(object) }
    let firstHalf = objects[..<(count / 2)]
    for object in firstHalf {
      model.finish { $0.removeRoot(object, lifetime: .permanent, label: nil) }
    }
    #expect(model.snapshot().roots.map(\.object) == Array(objects[(count / 2)...]))
    for object in objects[(count / 2)...].reversed() {
      model.finish { $0.removeRoot(object, lifetime: .permanent, label: nil) }
    }
    #expect(model.events.count == count)
  }

  @Test(.timeLimit(.minutes(2))) func `a field changes its value many times, in linear time`() {
    var model = OwnershipModel()
    let owner = model.object("owner"), count = many / 10
    for _ in 0..<count {
      let value = model.make("Value")
      model.finish { $0.assign("field", of: owner, to: value) }
      model.release(value)
    }
    #expect(model.events.count == count - 1)
  }
}
