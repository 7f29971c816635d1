/// Views of SwiftUI: which is which.
extension FrameworkVerb {
  static let swiftUI =
    [setRootView, place, placeWithID, placeEquatable, forEachByID, forEachByIndex, findRow]
    + swiftUIState

  static let setRootView = FrameworkVerb(
    "set root view",
    [
      "set", "root", "view", "of", .object("host", .instance(of: "UIHostingController")), "to",
      .new("name", "View"),
    ],
    summary: "makes the view the root of the hosting controller's tree; the one before stays where "
      + "it has the same type, and is due where it has another",
    facts: [.rootView]
  ) { stage, operands in
    stage.setRootView(of: operands.object(0), to: operands.new(1))
  }

  static let place = FrameworkVerb(
    "place",
    ["place", .new("name", "View")],
    summary: "in `on body`: a child view; the same line and type are the same view as before, with "
      + "its state",
    facts: [.viewChild],
    callbacks: [.body]
  ) { stage, operands throws(Obstacle) in
    try stage.place(operands.new(0), at: operands.line)
  }

  static let placeWithID = FrameworkVerb(
    "place with id",
    ["place", .new("name", "View"), "with", "id", .value("value")],
    summary: "in `on body`: the same with `.id(VALUE)`; another value is another view",
    facts: [.viewChild],
    callbacks: [.body]
  ) { stage, operands throws(Obstacle) in
    try stage.place(operands.new(0), at: operands.line, id: operands.word(1))
  }

  static let placeEquatable = FrameworkVerb(
    "place equatable",
    ["place", .new("name", "View"), "equatable"],
    summary: "in `on body`: the same with `.equatable()`; closures among its inputs are left out "
      + "of the comparison, and with equal inputs it keeps those that it has",
    facts: [.viewChild],
    callbacks: [.body]
  ) { stage, operands throws(Obstacle) in
    try stage.place(operands.new(0), at: operands.line, isEquatable: true)
  }

  static let forEachByID = FrameworkVerb(
    "for each by id",
    ["for", "each", .new("row", "View"), "in", .value("items"), "by", "id"],
    summary:
      "in `on body`: a child view for each of the items, a text with commas between them; it "
      + "belongs to its item, which is its `item`",
    facts: [.viewChild],
    callbacks: [.body]
  ) { stage, operands throws(Obstacle) in
    try stage.place(
      operands.new(0),
      forEach: operands.elements(1),
      at: operands.line,
      by: .item
    )
  }

  static let forEachByIndex = FrameworkVerb(
    "for each by index",
    ["for", "each", .new("row", "View"), "in", .value("items"), "by", "index"],
    summary: "in `on body`: the same; it belongs to its position, and stays with its state where "
      + "another item comes to stand there",
    facts: [.viewChild],
    callbacks: [.body]
  ) { stage, operands throws(Obstacle) in
    try stage.place(
      operands.new(0),
      forEach: operands.elements(1),
      at: operands.line,
      by: .index
    )
  }

  static let findRow = FrameworkVerb(
    "find",
    ["find", .name("row"), "for", .value("item"), "in", .object("view", .instance(of: "View"))],
    summary: "gives the name to the row that the view has placed for the item"
  ) { stage, operands throws(Obstacle) in
    try stage.find(operands.word(0), for: operands.word(1), in: operands.object(2))
  }
}

extension VerbOperands {
  /// The names between the commas of a text.
  fileprivate func elements(_ position: Int) -> [String] {
    word(position).split(separator: ",").map { element in
      String(element.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }
}
