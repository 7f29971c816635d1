import RefGraph
import RefGraphCapture
import Testing

private class Item {
  weak var screen: Screen?
  let title: String

  init(_ screen: Screen, _ title: String) {
    self.screen = screen
    self.title = title
  }
}
private final class First: Item {}
private final class Second: Item {}
private final class Third: Item {}

private enum State {
  case idle
  case loaded([Item], Int)
}

/// One of each that is folded into labels, and some that is not.
private final class Screen {
  var items: [Item] = []
  var nested: [[Item]] = []
  var byName: [String: Item] = [:]
  var pairs: [Pair<Int, Item?>] = []
  var state = State.idle
  var chain = Places.end
  var one: [Item] = []
  var two: [Item] = []
  var onChange: (() -> Void)?

  indirect enum Places {
    case end
    case link(Item, Places)
  }
}

@Suite struct `A whole capture is what was drawn` {
  /// Each object by its type, with its kind, and its references in their order.
  private func drawn(_ snapshot: Snapshot) -> [String] {
    let name = { (object: Snapshot.Object) in
      object.kind == .closure ? "closure" : object.name ?? object.type
    }
    return snapshot.objects.flatMap { object in
      ["\(name(object)): \(object.kind.word)"]
        + object.references.map {
          let field = $0.label.hasPrefix("[") ? $0.label : ".\($0.label)"
          return "\(name($0.source))\(field) \($0.strength.arrow) \(name($0.target))"
        }
    }
  }

  @Test func `with its objects as they are met, and storage and boxes in the labels`() throws {
    let screen = Screen()
    let first = First(screen, "first")
    let second = Second(screen, "a title that is longer than fifteen bytes")
    let third = Third(screen, "third")
    screen.items = [first, second]
    screen.nested = [[first], [], [second, third]]
    screen.byName = ["home": third]
    screen.pairs = [Pair(first: 1, second: first), Pair(first: 2, second: nil)]
    screen.state = .loaded([third], 1)
    screen.chain = .link(first, .link(second, .end))
    screen.one = Array([first, third].reversed())
    screen.two = screen.one
    screen.onChange = { [weak screen, first] in screen?.items = [first] }
    let snapshot = try LiveCapture.snapshot(of: ["screen": screen])
    #expect(
      drawn(snapshot) == [
        "screen: instance",
        "screen.items[0] -> First",
        "screen.items[1] -> Second",
        "screen.nested[0][0] -> First",
        "screen.nested[2][0] -> Second",
        "screen.nested[2][1] -> Third",
        "screen.byName[\"home\"] -> Third",
        "screen.pairs[0].second -> First",
        "screen.state.loaded.0[0] -> Third",
        "screen.chain.link.0 -> First",
        "screen.chain.link.1.link.0 -> Second",
        "screen.one -> [Item]",
        "screen.two -> [Item]",
        "screen.onChange -> closure",
        "[Item]: storage",
        "[Item][0] -> Third",
        "[Item][1] -> First",
        "closure: closure",
        "closure.capture[0] ~> screen",
        "closure.capture[1] -> First",
        "First: instance",
        "First.screen ~> screen",
        "Second: instance",
        "Second.screen ~> screen",
        "Third: instance",
        "Third.screen ~> screen",
      ]
    )
    screen.onChange = nil
  }

  @Test func `with each of many elements, and the same word for the same place`() throws {
    final class Holder {
      let many: [Leaf]
      let grid: [[Leaf]]
      init(_ leaves: [Leaf]) {
        many = leaves.map { $0 }
        grid = leaves.map { [$0, $0] }
      }
    }
    let leaves = (0..<3000).map { Leaf($0) }
    let captured = try Captured(["holder": Holder(leaves)])
    let labels = captured.capture.snapshot.object(named: "holder")?.references.map(\.label)
    let grid = (0..<3000).flatMap { ["grid[\($0)][0]", "grid[\($0)][1]"] }
    #expect(labels == (0..<3000).map { "many[\($0)]" } + grid)
    withExtendedLifetime(leaves) {}
  }
}
