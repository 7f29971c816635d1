import RefGraph
import Testing

/// Writing and reading fields, and doing both at once.
@Suite struct FieldTests {
  @Test func `remove takes the first such element and leaves the others in order`() {
    var model = OwnershipModel()
    let owner = model.object("owner"), x = model.object("x"), y = model.object("y")
    for element in [x, y, x] { model.append(element, to: "items", of: owner) }
    let isRemoved = model.remove(x, from: "items", of: owner)
    #expect(isRemoved)
    #expect(model.targets(of: "items", of: owner) == [y, x])
    let isOtherRemoved = model.remove(owner, from: "items", of: owner)
    #expect(!isOtherRemoved)
    let isRemovedFromNothing = model.remove(owner, from: "nothing", of: owner)
    #expect(!isRemovedFromNothing)
    #expect(model.read("items", of: owner) == .object(x))
  }

  @Test func `clear leaves nothing, weak references included`() {
    var model = OwnershipModel()
    let owner = model.object("owner"), target = model.object("target")
    model.append(target, to: "items", of: owner, strength: .weak)
    model.append(target, to: "items", of: owner)
    model.finish { $0.clear("items", of: owner) }
    #expect(model.targets(of: "items", of: owner).isEmpty)
    #expect(model.read("items", of: owner) == .none)
    #expect(!model.isWeak("items", of: owner))
    #expect(model.strongCount(of: target) == 1)
  }

  @Test func `a field that nothing declares reads nothing and is made when it is written`() {
    var model = OwnershipModel()
    let owner = model.object("owner"), target = model.object("target")
    #expect(model.read("field", of: owner) == .none)
    model.assign("field", of: owner, to: target, strength: .weak)
    #expect(model.read("field", of: owner) == .object(target))
    #expect(model.isWeak("field", of: owner))
    #expect(model.declaredStrength(of: "field", of: owner) == nil)
  }

  @Test func `a declared strength is known, the superclass's too`() {
    var model = OwnershipModel()
    model.define(ObjectType("Base", fields: [.init("delegate", .weak)]))
    model.define(ObjectType("Derived", superclass: "Base", fields: [.init("items")]))
    let object = model.object("object", "Derived")
    #expect(model.declaredStrength(of: "delegate", of: object) == .weak)
    #expect(model.declaredStrength(of: "items", of: object) == .strong)
  }

  @Test func `an assigned array field holds one value`() {
    var model = OwnershipModel()
    let owner = model.object("owner"), x = model.object("x"), y = model.object("y")
    model.append(x, to: "items", of: owner)
    model.append(x, to: "items", of: owner)
    model.finish { $0.assign("items", of: owner, to: y) }
    #expect(model.targets(of: "items", of: owner) == [y])
    #expect(model.strongCount(of: x) == 1)
  }
}

/// A field that is used while it lets go of what it held.
@Suite struct OverlappingAccessTests {
  private typealias Step = (inout OwnershipModel, ObjectID) -> Void

  /// What the log says beyond the death, where `step` lets go of the value of `items` whose
  /// `deinit` does `use`.
  private func crashes(_ step: Step, _ use: @escaping Step) -> [String] {
    var model = OwnershipModel()
    model.define(ObjectType("Item", hasDeinitBody: true))
    let owner = model.object("owner")
    let item = model.object("item", "Item")
    model.append(item, to: "items", of: owner)
    model.release(item)
    model.finish(["Item": { model, _ in model.finish { use(&$0, owner) } }]) { step(&$0, owner) }
    use(&model, owner)
    return Array(model.lines.dropFirst(2))
  }

  private let assign: Step = { $0.assign("items", of: $1, to: nil) }
  private let clear: Step = { $0.clear("items", of: $1) }
  private let append: Step = { $0.append($1, to: "items", of: $1) }
  private let read: Step = { model, owner in
    if case .trap(let crash) = model.read("items", of: owner) {
      model.record(.wouldCrash(crash), of: owner)
    }
  }
  private let remove: Step = { model, owner in
    for item in model.targets(of: "items", of: owner) {
      _ = model.remove(item, from: "items", of: owner)
    }
    _ = model.remove(owner, from: "items", of: owner)
  }

  @Test func `reading or writing the field that is assigned or cleared overlaps`() {
    let overlap = ["owner would crash: overlappingAccess(\"items\")"]
    for step in [assign, clear] {
      for use in [read, assign, clear, append, remove] {
        #expect(crashes(step, use) == overlap)
      }
    }
  }

  @Test func `a removed element may use the field`() {
    let remove: Step = { model, owner in
      let items = model.targets(of: "items", of: owner)
      _ = model.remove(items[0], from: "items", of: owner)
    }
    for use in [read, assign, clear, append] {
      #expect(crashes(remove, use) == [])
    }
  }

  @Test func `another field is free meanwhile`() {
    let other: Step = { $0.assign("other", of: $1, to: nil) }
    #expect(crashes(assign, other) == [])
  }

  @Test func `fields of a dying object are not accessed by their release`() {
    var model = OwnershipModel()
    model.define(ObjectType("Item", hasDeinitBody: true))
    let owner = model.object("owner")
    _ = model.child("item", "Item", in: "items", of: owner)
    var reading: OwnershipModel.Reading?
    model.finish(["Item": { model, _ in reading = model.read("items", of: owner) }]) {
      $0.release(owner)
    }
    #expect(reading == .trap(.danglingRead("items")))
  }
}
