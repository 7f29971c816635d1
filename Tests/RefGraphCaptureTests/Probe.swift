import RefGraph
import RefGraphCapture
import Synchronization

/// Something to refer to.
final class Leaf: @unchecked Sendable {
  let number: Int
  init(_ number: Int = 0) { self.number = number }
}

protocol Walker: AnyObject {}
extension Leaf: Walker {}
protocol Shape {}
extension Leaf: Shape {}
struct Big: Shape {
  var one = 1, two = 2, three = 3
  var leaf: Leaf
}
struct Small: Shape { var leaf: Leaf }
struct Failure: Error { var leaf: Leaf }
enum Phase {
  case idle
  case loading(Int)
  case loaded(Page)
  case failed(any Error)
  case both(Leaf, other: Leaf)
}
struct Page { var items: [Leaf]; var title: String }
indirect enum Chain {
  case end
  case link(Leaf, Chain)
}
struct Pair<First, Second> {
  var first: First
  var second: Second
}
@propertyWrapper struct Kept<Value> { var wrappedValue: Value }
class Base { var inherited: Leaf? }
actor Worker { var leaf: Leaf? ; init(_ leaf: Leaf?) { self.leaf = leaf } }
final class Generic<Element>: Base { var element: Element? ; init(_ element: Element?) { self.element = element } }

/// What the source says of the references from one object of a capture.
struct Lines: Equatable, CustomStringConvertible {
  var lines: [String]
  var description: String { lines.joined(separator: "\n") }

  /// `label -> target` for each reference, in order; a target is its name, or else its type.
  init(_ snapshot: Snapshot, from name: String) throws {
    let object = snapshot.object(named: name)
    lines = object?.references.map {
      "\($0.label) \($0.strength.arrow) \($0.target.name ?? $0.target.type)"
    } ?? ["no \(name)"]
  }
}

func references(_ object: AnyObject, _ others: [String: AnyObject] = [:]) throws -> [String] {
  let snapshot = try LiveCapture.snapshot(of: others.merging(["it": object]) { $1 })
  return try Lines(snapshot, from: "it").lines
}

func dump(_ capture: LiveCapture) -> String {
  var text = ""
  for object in capture.snapshot.objects {
    let outside = capture.outsideReferences(to: object.id) ?? -1
    text += "\(object.name ?? "-") : \(object.type) \(object.kind.word) \(object.size) outside \(outside)\n"
    for reference in object.references {
      text += "    \(reference.label) \(reference.strength.arrow) \(reference.target.name ?? reference.target.type)\n"
    }
  }
  return text + "\(capture.remarks)"
}
