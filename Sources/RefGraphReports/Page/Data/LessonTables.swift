internal import RefGraph

/// What the moments of a page have in common, each piece once, and the numbers by which they name it.
struct LessonTables {
  var strings = Interned<String>()
  var lists = Interned<[Int]>()
  var fragments = FragmentTable()
  /// Handles and types.
  var objects = Interned<Thing>()

  /// An object as a page lists it.
  struct Thing: Hashable, Sendable {
    let handle: String
    let type: String
  }

  mutating func number(of elements: [Markup]) -> Int {
    fragments.number(of: .element(.div, [], elements))
  }

  mutating func number(of page: TextPage, heading: Markup.Tag = .h4) -> Int {
    number(of: page.markup(heading: heading))
  }

  mutating func number(_ handle: String, _ type: String) -> Int {
    objects.number(of: Thing(handle: handle, type: type))
  }

  /// The members of the page's data that hold the tables.
  func members() -> [PageValue.Member] {
    let (kinds, containers) = fragments.values()
    return [
      .init(key: "strings", value: .texts(strings.values)),
      .init(key: "lists", value: .list(lists.values.map(PageValue.numbers))),
      .init(key: "kinds", value: kinds), .init(key: "containers", value: containers),
      .init(
        key: "objects",
        value: .list(objects.values.map { .texts([$0.handle, $0.type]) })
      ),
    ]
  }
}
