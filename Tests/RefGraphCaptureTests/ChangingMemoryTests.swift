import Foundation
import RefGraph
import RefGraphCapture
import Synchronization
import Testing

/// Objects that one thread changes all the time, and nobody but that thread touches.
private final class Restless: @unchecked Sendable {
  final class Item {
    var next: Item?
    weak var last: Item?
    var name = ""
    var children: [Item] = []
    var byName: [String: Item] = [:]
    var onChange: (() -> Void)?
    var payload: Payload = .none
    var anything: Any = 0

    enum Payload {
      case none
      case one(Item)
      case many([Item], String)
      indirect case deep(Payload)
    }
  }

  let root = Item()
  private let isDone = Atomic(false)

  func stop() { isDone.store(true, ordering: .relaxed) }

  /// Which thread is where when memory is read can't be repeated, so the changes need not be either.
  func run() {
    var items = (0..<40).map { _ in Item() }
    while !isDone.load(ordering: .relaxed) {
      let place = Int.random(in: 0..<items.count)
      let other = items[Int.random(in: 0..<items.count)]
      change(items[place], other, Int.random(in: 0..<10))
      if Int.random(in: 0..<50) == 0 { items[place] = Item() }
      if Int.random(in: 0..<20) == 0 {
        root.children = Array(items.shuffled())
      }
    }
  }

  private func change(_ item: Item, _ other: Item, _ kind: Int) {
    switch kind {
    case 0: item.next = other
    case 1: item.last = other
    case 2: item.name = String(repeating: "long name ", count: kind + 4)
    case 3: item.children.append(other)
    case 4: item.children = []
    case 5: item.byName["\(item.byName.count)"] = other
    case 6: item.byName = [:]
    case 7: item.onChange = { [weak other] in other?.next = item }
    case 8: item.payload = .deep(.many([other], "x"))
    default: item.anything = (other, 1, 2, 3, 4)
    }
  }
}

@Suite struct `Memory may change while it is read` {
  /// Of each kind. In a release-built check they are two thousand.
  private static let captures = Exhaustive.isAsked ? 1000 : Sanitizer.isOn ? 8 : 20

  @Test(arguments: [false, true])
  func `captures end, and stay within bounds, while threads change objects`(isFrozen: Bool) throws {
    let restless = [Restless(), Restless()]
    let threads = restless.map { objects in
      let thread = Thread { objects.run() }
      thread.stackSize = 1 << 23
      thread.start()
      return thread
    }
    defer { restless.forEach { $0.stop() } }
    var options = LiveCapture.Options()
    options.isFrozen = isFrozen
    options.objectLimit = 20_000
    for _ in 0..<Self.captures {
      let capture = try LiveCapture.capture(
        ["first": restless[0].root, "second": restless[1].root],
        options: options
      )
      #expect(capture.snapshot.object(named: "first")?.type == "Restless.Item")
      #expect(capture.snapshot.objectCount <= 20_000)
    }
    withExtendedLifetime(threads) {}
  }

  @Test func `what is copied first stands still`() throws {
    final class Node { var next: Node? }
    let first = Node()
    first.next = Node()
    first.next?.next = first
    let captured = try Captured(["first": first], frozen: true)
    #expect(captured.references(of: "first") == ["next -> Node"])
    #expect(captured.references(of: "first", through: "next") == ["next -> first"])
    #expect(captured.capture.remarks.isEmpty)
    first.next = nil
  }

  @Test func `freed and foreign memory behind an unmanaged reference is no object`() throws {
    final class Holder {
      unowned(unsafe) var gone: Leaf
      let foreign: Unmanaged<Leaf>
      init(_ leaf: Leaf, _ pointer: UnsafeRawPointer) {
        gone = leaf
        foreign = .fromOpaque(pointer)
      }
    }
    let words = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
    defer { words.deallocate() }
    for (offset, word) in [UInt64(0x10), 0xFFFF_FFFF_FFFF_FFFF, 3, 0xDEAD_BEEF].enumerated() {
      words.storeBytes(of: word, toByteOffset: offset * 8, as: UInt64.self)
    }
    let holder = Holder(Leaf(), words)
    let captured = try Captured(["it": holder])
    #expect(captured.references(of: "it").allSatisfy { !$0.hasPrefix("foreign") })
  }

  @Test func `a limit is kept, and said`() throws {
    final class Node { var next: Node? }
    let first = Node()
    var last = first
    for _ in 0..<100 {
      let next = Node()
      last.next = next
      last = next
    }
    var options = LiveCapture.Options()
    options.objectLimit = 10
    let capture = try LiveCapture.capture(["first": first], options: options)
    #expect(capture.snapshot.objectCount <= 10)
    #expect(capture.remarks.contains(.cut(objects: 10)))
  }
}
