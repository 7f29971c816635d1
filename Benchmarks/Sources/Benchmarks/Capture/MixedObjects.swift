/// Objects as an app has them: of each ten or so, one with an enum, a closure, strings, an array, a
/// dictionary, an existential and a weak reference, and the items that these lead to.
final class MixedObject {
  final class Item {
    let number: Int
    let title: String
    weak var owner: MixedObject?

    init(_ number: Int, _ owner: MixedObject?) {
      self.number = number
      self.owner = owner
      title = number % 2 == 0 ? "item" : "an item with a title of its own, number \(number)"
    }
  }

  enum State {
    case idle
    case loading(Item)
    case loaded([Item], title: String)
    indirect case failed(State, Item)
  }

  let name: String
  var items: [Item] = []
  var byName: [String: Item] = [:]
  var state = State.idle
  var onChange: (() -> Void)?
  var anything: Any = 0
  var next: MixedObject?

  init(_ number: Int) {
    name = "an object with a name of its own, number \(number)"
    items = (0..<4).map { Item(number &+ $0, self) }
    byName = ["first": items[0], "second": items[1]]
    state =
      switch number % 4 {
      case 0: .idle
      case 1: .loading(items[2])
      case 2: .loaded([items[0], items[3]], title: "loaded")
      default: .failed(.loading(items[0]), items[1])
      }
    let first = items[0]
    onChange = { [weak self, first] in self?.items.append(first) }
    anything = (items[3], number)
  }

  /// A list of objects with, in all, about so many allocations; no more is promised.
  static func list(of count: Int) -> MixedObject {
    let first = MixedObject(0)
    var last = first
    for number in 1..<max(2, count / 12) {
      let next = MixedObject(number)
      last.next = next
      last = next
    }
    return first
  }

  /// What plain loads cost: all items' numbers, added up along the references.
  func sum() -> Int {
    var sum = 0
    var next: MixedObject? = self
    while let object = next {
      for item in object.items { sum &+= item.number }
      for item in object.byName.values { sum &+= item.number }
      next = object.next
    }
    return sum
  }

  /// Takes the list apart from its end on, which no stack need be deep for.
  func dismantle() {
    var next = self.next
    self.next = nil
    while let object = next {
      next = object.next
      object.next = nil
    }
  }
}
