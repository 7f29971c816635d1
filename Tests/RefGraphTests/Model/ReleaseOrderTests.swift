import RefGraph
import Testing

/// In which order a release goes on to what the object held.
@Suite struct ReleaseOrderTests {
  @Test func `fields are released depth first, in declaration order`() {
    var model = OwnershipModel()
    let root = model.object("r")
    for (branch, leaves) in [("a", ["aa", "ab"]), ("b", ["ba", "bb"])] {
      let child = model.child(branch, in: branch, of: root)
      for leaf in leaves { _ = model.child(leaf, in: leaf, of: child) }
    }
    model.finish { $0.release(root) }
    #expect(model.deaths == ["r", "a", "aa", "ab", "b", "ba", "bb"])
  }

  @Test func `the order is that of declaration, not of assignment`() {
    var model = OwnershipModel()
    model.define(ObjectType("Pair", fields: [.init("left"), .init("right")]))
    let pair = model.object("pair", "Pair")
    _ = model.child("r", in: "right", of: pair)
    _ = model.child("l", in: "left", of: pair)
    model.finish { $0.release(pair) }
    #expect(model.deaths == ["pair", "l", "r"])
  }

  @Test func `a superclass's fields are released before a subclass's`() {
    var model = OwnershipModel()
    model.define(ObjectType("Base", fields: [.init("base")]))
    model.define(ObjectType("Middle", superclass: "Base", fields: [.init("middle")]))
    model.define(ObjectType("Derived", superclass: "Middle", fields: [.init("derived")]))
    let object = model.object("object", "Derived")
    for field in ["derived", "middle", "base"] {
      _ = model.child(field, in: field, of: object)
    }
    model.finish { $0.release(object) }
    #expect(model.deaths == ["object", "base", "middle", "derived"])
  }

  @Test func `deinit bodies run from the most derived class to the base, before any field goes`() {
    var model = OwnershipModel()
    model.define(ObjectType("Base", fields: [.init("child")], hasDeinitBody: true))
    model.define(ObjectType("Silent", superclass: "Base"))
    model.define(ObjectType("Derived", superclass: "Silent", hasDeinitBody: true))
    let object = model.object("object", "Derived")
    _ = model.child("child", in: "child", of: object)
    model.finish { $0.release(object) }
    #expect(
      model.lines == ["object dies", "object deinit Derived", "object deinit Base", "child dies"]
    )
    #expect(model.typeChain(of: object) == ["Derived", "Silent", "Base"])
  }

  @Test func `elements are released by index`() {
    var model = OwnershipModel()
    let owner = model.object("owner")
    for name in ["x", "y", "z"] {
      let element = model.object(name)
      model.append(element, to: "items", of: owner)
      model.release(element)
    }
    model.finish { $0.clear("items", of: owner) }
    #expect(model.deaths == ["x", "y", "z"])
  }

  @Test func `an object in a field twice is released twice and dies once`() {
    var model = OwnershipModel()
    let owner = model.object("owner"), element = model.object("x")
    model.append(element, to: "items", of: owner)
    model.append(element, to: "items", of: owner)
    model.release(element)
    #expect(model.strongCount(of: element) == 2)
    model.finish { _ = $0.remove(element, from: "items", of: owner) }
    #expect(model.isAlive(element))
    model.finish { $0.release(owner) }
    #expect(model.deaths == ["owner", "x"])
    #expect(model.strongCount(of: element) == 0)
  }

  @Test func `only strong and conservative references keep an object`() {
    var model = OwnershipModel()
    let owner = model.object("owner")
    let counts = Strength.allCases.map { strength in
      let target = model.object(strength.word)
      model.assign(strength.word, of: owner, to: target, strength: strength)
      return model.strongCount(of: target) - 1
    }
    #expect(counts == [1, 0, 0, 0, 1])
  }

  @Test func `a field holds its new value before the old one is released`() {
    var model = OwnershipModel()
    model.define(ObjectType("Old", hasDeinitBody: true))
    let owner = model.object("owner"), new = model.object("new")
    _ = model.child("old", "Old", in: "other", of: owner)
    _ = model.child("old2", "Old", in: "field", of: owner)
    var seen: [ObjectID] = []
    let look: TestBody = { model, _ in seen = model.targets(of: "field", of: owner) }
    model.finish(["Old": look]) { $0.assign("field", of: owner, to: new) }
    #expect(seen == [new])
    #expect(model.lines == ["old2 dies", "old2 deinit Old"])
  }

  @Test func `a field assigned its own value keeps it`() {
    var model = OwnershipModel()
    let owner = model.object("owner")
    let child = model.child("child", in: "field", of: owner)
    model.finish { $0.assign("field", of: owner, to: child) }
    #expect(model.isAlive(child))
    #expect(model.strongCount(of: child) == 1)
  }

  @Test func `what a deinit body puts into a field of its own is released with the rest`() {
    var model = OwnershipModel()
    model.define(ObjectType("Late", fields: [.init("field")], hasDeinitBody: true))
    let object = model.object("object", "Late")
    model.finish(["Late": { model, me in _ = model.child("late", in: "field", of: me) }]) {
      $0.release(object)
    }
    #expect(model.lines == ["object dies", "object deinit Late", "late dies"])
  }

  @Test func `a release in a deinit body is over before the next line of the body`() {
    var model = OwnershipModel()
    model.define(ObjectType("Acting", fields: [.init("field")], hasDeinitBody: true))
    let object = model.object("object", "Acting"), other = model.object("other")
    _ = model.child("inner", in: "field", of: other)
    _ = model.child("child", in: "field", of: object)
    let body: TestBody = { model, _ in
      model.finish { $0.release(other) }
      model.record(.log("next line", fields: []))
    }
    model.finish(["Acting": body]) { $0.release(object) }
    #expect(
      model.lines == [
        "object dies", "object deinit Acting", "other dies", "inner dies", "next line",
        "child dies",
      ]
    )
  }
}
