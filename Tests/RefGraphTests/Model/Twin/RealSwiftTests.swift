import Foundation
import Testing

/// What the model's comments say of real Swift and its programs do not show.
@Suite struct RealSwiftTests {
  @Test func `a link of the class's own type goes after the other fields, in a loop`() {
    let log = Log()
    var first: Link? = nil
    for name in ["c", "b", "a"] { first = Link(name, next: first, log) }
    #expect(first?.name == "a")
    first = nil
    #expect(log.lines == ["a", "a.item", "b", "b.item", "c", "c.item"])
  }

  @Test func `links of another static type go in their turn, one inside the other`() {
    let log = Log()
    var first: ErasedLink? = nil
    for name in ["c", "b", "a"] { first = ErasedLink(name, next: first, log) }
    #expect(first?.name == "a")
    first = nil
    #expect(log.lines == ["a", "b", "c", "c.item", "b.item", "a.item"])
  }

  @Test func `an element that is taken out by its index may use the array in its deinit`() {
    let owner = Owner()
    owner.fill()
    owner.items.remove(at: 0)
    #expect(owner.countInDeinit == 1)
  }

  @Test func `an element that removeAll(where) takes out may not`() async {
    await #expect(processExitsWith: .signal(SIGABRT)) {
      let owner = Owner()
      owner.fill()
      owner.items.removeAll { $0.isFirst }
    }
  }

  @Test func `an unowned capture of a dying object cannot be made`() async {
    await #expect(processExitsWith: .signal(SIGABRT)) {
      _ = Capturing()
    }
  }
}

/// A log that objects write to, which therefore has an identity.
private final class Log {
  var lines: [String] = []
}

private final class Item {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  deinit { log.lines.append(name) }
}

private class Link {
  let name: String
  let log: Log
  var next: Link?
  var item: Item?

  init(_ name: String, next: Link?, _ log: Log) {
    self.name = name
    self.log = log
    self.next = next
    item = Item(name + ".item", log)
  }

  deinit { log.lines.append(name) }
}

private class ErasedLink {
  let name: String
  let log: Log
  var next: AnyObject?
  var item: Item?

  init(_ name: String, next: ErasedLink?, _ log: Log) {
    self.name = name
    self.log = log
    self.next = next
    item = Item(name + ".item", log)
  }

  deinit { log.lines.append(name) }
}

private final class Owner {
  var items: [Element] = []
  var countInDeinit: Int?

  func fill() {
    items = [Element(self, isFirst: true), Element(self, isFirst: false)]
  }

  deinit { for item in items { item.owner = nil } }
}

private final class Element {
  unowned(unsafe) var owner: Owner?
  let isFirst: Bool

  init(_ owner: Owner, isFirst: Bool) {
    self.owner = owner
    self.isFirst = isFirst
  }

  deinit {
    if let owner { owner.countInDeinit = owner.items.count }
  }
}

private final class Capturing {
  private var block: (() -> Void)?

  deinit { capture() }

  @inline(never)
  private func capture() {
    block = { [unowned self] in self.block = nil }
  }
}
