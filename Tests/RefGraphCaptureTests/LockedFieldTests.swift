import RefGraph
import RefGraphCapture
import Synchronization
import Testing

@Suite struct `Classes with noncopyable fields are read without the mirror` {
  @Test func `beside locks and atomics, fields of each strength are found`() throws {
    final class Holder {
      let before: Leaf
      let mutex: Mutex<Leaf>
      let pair: Mutex<(Int, Leaf)>
      let counter = Atomic<Int>(0)
      weak var weakly: Leaf?
      unowned var unownedly: Leaf
      unowned(unsafe) let unsafely: Leaf
      let array: [Leaf]
      let after: Leaf?
      let onSave: () -> Void
      let shape: any Shape
      init(_ leaf: Leaf) {
        before = leaf
        mutex = Mutex(leaf)
        pair = Mutex((1, leaf))
        weakly = leaf
        unownedly = leaf
        unsafely = leaf
        array = [leaf]
        after = leaf
        onSave = { [weak leaf] in leaf?.run() }
        shape = SmallShape(leaf: leaf)
      }
    }
    let leaf = Leaf()
    let captured = try Captured(["it": Holder(leaf), "leaf": leaf])
    let closure = try #require(captured.target(of: "it", "onSave"))
    #expect(closure.kind == .closure)
    #expect(
      captured.references(of: "it") == [
        "before -> leaf", "mutex -> leaf", "pair.1 -> leaf", "weakly ~> leaf",
        "unownedly -[unowned]-> leaf", "unsafely -[unmanaged]-> leaf", "array[0] -> leaf",
        "after -> leaf", "onSave -> \(closure.type)", "shape.leaf -> leaf",
      ]
    )
    #expect(captured.references(of: "it", through: "onSave") == ["capture[0] ~> leaf"])
  }

  @Test func `subclasses and generic classes`() throws {
    class Locked<Value: Sendable> {
      let lock: Mutex<Value?>
      let kept: Value
      init(_ value: Value) {
        lock = Mutex(value)
        kept = value
      }
    }
    final class Derived: Locked<Leaf> {
      let own: Leaf
      override init(_ leaf: Leaf) {
        own = leaf
        super.init(leaf)
      }
    }
    let leaf = Leaf()
    let captured = try Captured(["it": Derived(leaf), "leaf": leaf])
    let strengths = captured.capture.snapshot.object(named: "it")?.references.map(\.strength)
    // What a generic class holds of its parameter cannot be read by name: it is searched for.
    #expect(
      captured.references(of: "it").map { $0.split(separator: " ").first ?? "" } == [
        "lock", "kept", "own",
      ]
    )
    #expect(strengths?.last == .strong)
  }
}
