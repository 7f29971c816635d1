import RefGraph
import RefGraphCapture
import Testing

/// A class with one property of function type.
private final class Button {
  let onSave: () -> Void

  init(_ onSave: @escaping () -> Void) {
    self.onSave = onSave
  }
}

@Suite struct `A property of function type leads to a closure` {
  private let leaf = Leaf()
  private let other = Leaf(1)

  /// The captures of a closure, once it was seen that the button leads to one.
  private func captures(_ action: @escaping () -> Void) throws -> [String] {
    let captured = try Captured(["button": Button(action), "leaf": leaf, "other": other])
    let closure = try #require(captured.target(of: "button", "onSave"))
    #expect(closure.kind == .closure)
    return captured.references(of: "button", through: "onSave")
  }

  @Test func `that captures nothing`() throws {
    #expect(try captures({}).isEmpty)
  }

  @Test func `that captures one object, of each strength`() throws {
    let leaf = leaf
    let actions: [(String, () -> Void)] = [
      ("->", { leaf.run() }),
      ("~>", { [weak leaf] in leaf?.run() }),
      ("-[unowned]->", { [unowned leaf] in leaf.run() }),
      ("-[unmanaged]->", { [unowned(unsafe) leaf] in leaf.run() }),
    ]
    for (arrow, action) in actions {
      let lines = try captures(action)
      #expect(lines == ["capture[0] \(arrow) leaf"])
    }
  }

  /// The order of captures is the compiler's: sets are compared.
  @Test func `that captures two objects, of each pair of strengths`() throws {
    let (leaf, other) = (leaf, other)
    let actions: [(String, String, () -> Void)] = [
      ("->", "->", { (leaf.run(), other.run()).1 }),
      ("~>", "->", { [weak leaf] in (leaf?.run(), other.run()).1 }),
      ("~>", "~>", { [weak leaf, weak other] in (leaf?.run(), other?.run() ?? ()).1 }),
      ("-[unowned]->", "->", { [unowned leaf] in (leaf.run(), other.run()).1 }),
      (
        "-[unowned]->", "~>",
        { [unowned leaf, weak other] in (leaf.run(), other?.run() ?? ()).1 }
      ),
      (
        "-[unowned]->", "-[unowned]->",
        { [unowned leaf, unowned other] in (leaf.run(), other.run()).1 }
      ),
      (
        "-[unmanaged]->", "->",
        { [unowned(unsafe) leaf] in (leaf.run(), other.run()).1 }
      ),
      (
        "-[unmanaged]->", "-[unowned]->",
        { [unowned(unsafe) leaf, unowned other] in (leaf.run(), other.run()).1 }
      ),
      (
        "-[unmanaged]->", "~>",
        { [unowned(unsafe) leaf, weak other] in (leaf.run(), other?.run() ?? ()).1 }
      ),
      (
        "-[unmanaged]->", "-[unmanaged]->",
        { [unowned(unsafe) leaf, unowned(unsafe) other] in (leaf.run(), other.run()).1 }
      ),
    ]
    for (first, second, action) in actions {
      let lines = try captures(action)
      let ends = lines.map { line in line.split(separator: " ").dropFirst().joined(separator: " ") }
      #expect(Set(ends) == ["\(first) leaf", "\(second) other"])
      #expect(Set(lines.map { $0.prefix(10) }) == ["capture[0]", "capture[1]"])
    }
  }

  @Test func `a captured variable counts as what it holds`() throws {
    var variable = leaf
    let other = other
    let lines = try captures {
      variable = other
      variable.run()
    }
    let ends = lines.map { line in line.split(separator: " ").dropFirst().joined(separator: " ") }
    #expect(Set(ends) == ["-> leaf", "-> other"])
    #expect(lines.count == 2)
  }

  @Test func `a struct's references are captured with their labels`() throws {
    #expect(
      try captures(Self.reader(Page(items: [leaf], title: ""))) == ["capture[0].items[0] -> leaf"]
    )
  }

  @Test func `a method of an object captures the object`() throws {
    #expect(try captures(leaf.run) == ["capture[0] -> leaf"])
  }

  @Test func `in collections, in generic types and in asynchronous ones`() throws {
    final class Holder {
      let actions: [() -> Void]
      let map: ((Leaf) -> Leaf)?
      let later: () async -> Void
      let inner: Pair<() -> Void, Int>
      init(_ leaf: Leaf) {
        actions = [{ leaf.run() }, { [weak leaf] in leaf?.run() }]
        map = { _ in leaf }
        later = { leaf.run() }
        inner = Pair(first: { leaf.run() }, second: 1)
      }
    }
    let captured = try Captured(["it": Holder(leaf), "leaf": leaf])
    for (label, line) in [
      ("actions[0]", "capture[0] -> leaf"), ("actions[1]", "capture[0] ~> leaf"),
      ("map", "capture[0] -> leaf"), ("later", "capture[0] -> leaf"),
      ("inner.first", "capture[0] -> leaf"),
    ] {
      #expect(captured.references(of: "it", through: label) == [line], "\(label)")
      #expect(captured.target(of: "it", label)?.kind == .closure, "\(label)")
    }
  }

  @Test func `one that the runtime has no object for is of size 0`() throws {
    let leaf = leaf
    let captured = try Captured(["button": Button { leaf.run() }, "leaf": leaf])
    #expect(captured.target(of: "button", "onSave")?.size == 0)
    let weak = try Captured(["button": Button { [weak leaf] in leaf?.run() }, "leaf": leaf])
    #expect((weak.target(of: "button", "onSave")?.size ?? 0) >= 24)
  }

  @Test func `it is called what the source calls it`() throws {
    let captured = try Captured(["button": Self.makeButton(leaf)])
    #expect(captured.target(of: "button", "onSave")?.type.hasSuffix("makeButton(_:)") == true)
    #expect(captured.target(of: "button", "onSave")?.type.hasPrefix("closure #1 in ") == true)
  }

  private static func reader(_ page: consuming Page) -> () -> Void {
    let page = page
    return { precondition(!page.items.isEmpty) }
  }

  private static func makeButton(_ leaf: Leaf) -> Button {
    Button { [weak leaf] in leaf?.run() }
  }
}
