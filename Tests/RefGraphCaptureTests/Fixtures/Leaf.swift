/// Something to refer to. Tests share it with tasks and queues; nothing writes to it.
final class Leaf: Sendable {
  let number: Int

  init(_ number: Int = 0) {
    self.number = number
  }

  func run() { precondition(number >= 0) }
}

protocol Walker: AnyObject {}
extension Leaf: Walker {}

protocol Shape {}
extension Leaf: Shape {}

/// Too big for an existential: it has a box there.
struct BigShape: Shape {
  var one = 1
  var two = 2
  var three = 3
  var leaf: Leaf
}

struct SmallShape: Shape {
  var leaf: Leaf
}

struct Failure: Error {
  var leaf: Leaf
}

struct Page {
  var items: [Leaf]
  var title: String
}

struct Pair<First, Second> {
  var first: First
  var second: Second
}

enum Phase {
  case idle
  case loading(Int)
  case loaded(Page)
  case failed(any Error)
  case both(Leaf, other: Leaf)
}

indirect enum Chain {
  case end
  case link(Leaf, Chain)
}

@propertyWrapper struct Kept<Value> {
  var wrappedValue: Value
}

class Base {
  var inherited: Leaf?
}

class Second: Base {
  var flag = true
  weak var second: Leaf?
}

class Third: Second {
  var third: Leaf?
}

final class Generic<Element>: Base {
  var element: Element

  init(_ element: Element) {
    self.element = element
  }
}

actor Worker {
  var leaf: Leaf

  init(_ leaf: Leaf) {
    self.leaf = leaf
  }
}

/// A value that is equal to others by what it refers to.
struct Token: Hashable {
  let leaf: Leaf

  static func == (left: Token, right: Token) -> Bool { left.leaf === right.leaf }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(leaf)) }
}
