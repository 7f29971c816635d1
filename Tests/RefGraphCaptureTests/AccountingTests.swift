import RefGraph
import RefGraphCapture
import Testing

@Suite struct `References from outside are counted` {
  private final class Node {
    var next: Node?
    weak var last: Node?
  }

  /// A cycle that nothing refers to any more; the weak references to it, which own nothing.
  private func leakedCycle() -> (first: WeakNode, second: WeakNode) {
    let first = Node()
    let second = Node()
    first.next = second
    second.next = first
    return (WeakNode(first), WeakNode(second))
  }

  private struct WeakNode {
    weak var node: Node?
    init(_ node: Node) { self.node = node }
  }

  @Test func `a cycle that was left is held by nothing outside of it`() throws {
    let (first, second) = leakedCycle()
    let captured = try Captured(
      Dictionary(
        uniqueKeysWithValues: [("first", first.node), ("second", second.node)].compactMap {
          name,
          node in node.map { (name, $0 as AnyObject) }
        }
      )
    )
    #expect(captured.references(of: "first") == ["next -> second"])
    #expect(captured.outside("first") == 0)
    #expect(captured.outside("second") == 0)
    #expect(captured.capture.snapshot.roots.isEmpty)
    first.node?.next = nil
  }

  @Test func `each reference that something else holds counts`() throws {
    let node = Node()
    let inner = Node()
    node.next = inner
    let keeper = [inner, inner, inner]
    let captured = try Captured(["node": node])
    withExtendedLifetime((keeper, node, inner)) {
      // What optimised code keeps of `node` and `inner` itself is its own affair; the array's is not.
      let outside = captured.target(of: "node", "next").flatMap {
        captured.capture.outsideReferences(to: $0.id)
      }
      #expect(outside == 3 || outside == 4)
    }
  }

  @Test func `what was not captured has no number`() throws {
    let captured = try Captured(["node": Node()])
    #expect(captured.capture.outsideReferences(to: ObjectID(1)) == nil)
  }

  @Test func `nothing given is an error`() {
    #expect(throws: CaptureError.noObjects) { try LiveCapture.snapshot(of: [:]) }
  }
}
