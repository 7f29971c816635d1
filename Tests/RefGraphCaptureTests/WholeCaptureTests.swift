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
private final class Red: Item {}
private final class Green: Item {}
private final class Blue: Item {}

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
    let first = Red(screen, "first")
    let second = Green(screen, "a title that is longer than fifteen bytes")
    let third = Blue(screen, "third")
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
        "screen.items[0] -> Red",
        "screen.items[1] -> Green",
        "screen.nested[0][0] -> Red",
        "screen.nested[2][0] -> Green",
        "screen.nested[2][1] -> Blue",
        "screen.byName[\"home\"] -> Blue",
        "screen.pairs[0].second -> Red",
        "screen.state.loaded.0[0] -> Blue",
        "screen.chain.link.0 -> Red",
        "screen.chain.link.1.link.0 -> Green",
        "screen.one -> [Item]",
        "screen.two -> [Item]",
        "screen.onChange -> closure",
        "[Item]: storage",
        "[Item][0] -> Blue",
        "[Item][1] -> Red",
        "closure: closure",
        "closure.capture[0] ~> screen",
        "closure.capture[1] -> Red",
        "Red: instance",
        "Red.screen ~> screen",
        "Green: instance",
        "Green.screen ~> screen",
        "Blue: instance",
        "Blue.screen ~> screen",
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
