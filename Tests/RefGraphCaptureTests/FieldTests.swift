import RefGraph
import RefGraphCapture
import Testing

@Suite struct `A field is a reference with the label that the source gives it` {
  private let leaf = Leaf()

  /// What a capture of `object` and the leaf says of the object.
  private func references(_ object: AnyObject) throws -> [String] {
    try Captured(["it": object, "leaf": leaf]).references(of: "it")
  }

  @Test func `of each strength`() throws {
    final class Holder {
      let strong: Leaf
      weak var weakly: Leaf?
      unowned let unownedly: Leaf
      unowned var maybe: Leaf?
      unowned(unsafe) let unsafely: Leaf
      let unmanaged: Unmanaged<Leaf>
      init(_ leaf: Leaf) {
        strong = leaf
        weakly = leaf
        unownedly = leaf
        maybe = leaf
        unsafely = leaf
        unmanaged = .passUnretained(leaf)
      }
    }
    #expect(
      try references(Holder(leaf)) == [
        "strong -> leaf", "weakly ~> leaf", "unownedly -[unowned]-> leaf",
        "maybe -[unowned]-> leaf", "unsafely -[unmanaged]-> leaf", "unmanaged -[unmanaged]-> leaf",
      ]
    )
  }

  @Test func `optional, lazy and wrapped`() throws {
    final class Holder {
      var some: Leaf?
      var none: Leaf?
      var twice: Leaf??
      lazy var late = Leaf(9)
      lazy var never = Leaf(9)
      @Kept var wrapped: Leaf
      init(_ leaf: Leaf) {
        some = leaf
        twice = leaf
        wrapped = leaf
        _ = late
      }
    }
    #expect(
      try references(Holder(leaf)) == [
        "some -> leaf", "twice -> leaf", "late -> Leaf", "_wrapped.wrappedValue -> leaf",
      ]
    )
  }

  @Test func `of tuples and structs`() throws {
    final class Holder {
      var tuple: (Leaf, other: Leaf, Int)
      var pair: Pair<Leaf, Pair<Int, Leaf>>
      var optional: Pair<Leaf, Int>?
      var none: Pair<Leaf, Int>?
      init(_ leaf: Leaf) {
        tuple = (leaf, leaf, 1)
        pair = Pair(first: leaf, second: Pair(first: 1, second: leaf))
        optional = Pair(first: leaf, second: 2)
      }
    }
    #expect(
      try references(Holder(leaf)) == [
        "tuple.0 -> leaf", "tuple.1 -> leaf", "pair.first -> leaf", "pair.second.second -> leaf",
        "optional.first -> leaf",
      ]
    )
  }

  @Test func `of enums, by the case that is there`() throws {
    final class Holder {
      var phases: (Phase, Phase, Phase, Phase, Phase)
      var chain: Chain
      var result: Result<Leaf, any Error>
      init(_ leaf: Leaf) {
        phases = (
          .idle, .loading(3), .loaded(Page(items: [leaf, leaf], title: "")),
          .failed(Failure(leaf: leaf)), .both(leaf, other: leaf)
        )
        chain = .link(leaf, .link(leaf, .end))
        result = .success(leaf)
      }
    }
    #expect(
      try references(Holder(leaf)) == [
        "phases.2.loaded.items[0] -> leaf", "phases.2.loaded.items[1] -> leaf",
        "phases.3.failed.leaf -> leaf", "phases.4.both.0 -> leaf", "phases.4.both.1 -> leaf",
        "chain.link.0 -> leaf", "chain.link.1.link.0 -> leaf", "result.success -> leaf",
      ]
    )
  }

  @Test func `of arrays and slices`() throws {
    final class Holder {
      var array: [Leaf]
      var optional: [Leaf]?
      var empty: [Leaf] = []
      var nested: [[Leaf]]
      var pairs: [Pair<Int, Leaf?>]
      var contiguous: ContiguousArray<Leaf>
      var optionals: [Leaf?]
      init(_ leaf: Leaf) {
        array = [leaf, leaf]
        optional = [leaf]
        nested = [[leaf], [], [leaf]]
        pairs = [Pair(first: 1, second: leaf), Pair(first: 2, second: nil)]
        contiguous = [leaf]
        optionals = [nil, leaf]
      }
    }
    #expect(
      try references(Holder(leaf)) == [
        "array[0] -> leaf", "array[1] -> leaf", "optional[0] -> leaf", "nested[0][0] -> leaf",
        "nested[2][0] -> leaf", "pairs[0].second -> leaf", "contiguous[0] -> leaf",
        "optionals[1] -> leaf",
      ]
    )
  }

  @Test func `of dictionaries by key, and of sets`() throws {
    final class Holder {
      var byName: [String: Leaf]
      var byLongName: [String: Leaf]
      var byNumber: [Int: Leaf]
      var byToken: [Token: Leaf]
      var set: Set<Token>
      var nested: [String: [String: Leaf]]
      var empty: [String: Leaf] = [:]
      init(_ leaf: Leaf) {
        byName = ["home": leaf]
        byLongName = ["a name of more than fifteen bytes": leaf]
        byNumber = [-7: leaf]
        byToken = [Token(leaf: leaf): leaf]
        set = [Token(leaf: leaf)]
        nested = ["a": ["b": leaf]]
      }
    }
    #expect(
      try references(Holder(leaf)) == [
        "byName[\"home\"] -> leaf", "byLongName[\"a name of more than fifteen bytes\"] -> leaf",
        "byNumber[-7] -> leaf", "byToken[value 0] -> leaf", "byToken[key 0].leaf -> leaf",
        "set[0].leaf -> leaf", "nested[\"a\"][\"b\"] -> leaf",
      ]
    )
  }

  @Test func `of existentials`() throws {
    final class Holder {
      var walker: any Walker
      weak var weakly: (any Walker)?
      unowned var unownedly: any Walker
      unowned(unsafe) var unsafely: any Walker
      var object: AnyObject
      var shape: any Shape
      var big: any Shape
      var small: (any Shape)?
      var none: (any Shape)?
      var anything: Any
      var error: any Error
      init(_ leaf: Leaf) {
        walker = leaf
        weakly = leaf
        unownedly = leaf
        unsafely = leaf
        object = leaf
        shape = leaf
        big = BigShape(leaf: leaf)
        small = SmallShape(leaf: leaf)
        anything = Pair(first: leaf, second: leaf)
        error = Failure(leaf: leaf)
      }
    }
    #expect(
      try references(Holder(leaf)) == [
        "walker -> leaf", "weakly ~> leaf", "unownedly -[unowned]-> leaf",
        "unsafely -[unmanaged]-> leaf", "object -> leaf", "shape -> leaf", "big.leaf -> leaf",
        "small.leaf -> leaf", "anything.first -> leaf", "anything.second -> leaf",
        "error.leaf -> leaf",
      ]
    )
  }

  @Test func `inherited ones first`() throws {
    let generic = Generic(Pair(first: leaf, second: [leaf]))
    generic.inherited = leaf
    #expect(
      try references(generic) == [
        "inherited -> leaf", "element.first -> leaf", "element.second[0] -> leaf",
      ]
    )
  }

  /// The mirror counts what a superclass inherits twice, and says that fields lie beyond the object.
  @Test func `inherited over generations`() throws {
    final class Last: Third {
      let last: Leaf
      init(_ leaf: Leaf) {
        last = leaf
        super.init()
        (inherited, second, third) = (leaf, leaf, leaf)
      }
    }
    let references = try references(Last(leaf))
    #expect(
      references == ["inherited -> leaf", "second ~> leaf", "third -> leaf", "last -> leaf"]
    )
  }

  @Test func `of actors`() throws {
    #expect(try references(Worker(leaf)) == ["leaf -> leaf"])
  }

  @Test func `an object that is held twice is one object`() throws {
    final class Holder {
      let one: [Leaf]
      let two: [Leaf]
      init(_ leaves: [Leaf]) {
        one = leaves
        two = leaves
      }
    }
    let captured = try Captured(["it": Holder([leaf, Leaf(1)]), "leaf": leaf])
    // The array was made by an expression, and is one storage that both fields share.
    #expect(captured.references(of: "it") == ["one -> [Leaf]", "two -> [Leaf]"])
    #expect(captured.references(of: "it", through: "one") == ["[0] -> leaf", "[1] -> Leaf"])
    #expect(captured.target(of: "it", "one")?.id == captured.target(of: "it", "two")?.id)
    #expect(captured.target(of: "it", "one")?.kind == .storage)
  }
}
