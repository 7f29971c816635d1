// Long because stored properties cannot be inherited in a loop: each level writes out its own.

/// A real object: a number, the world that it logs to, and no stored property that is released.
class Node {
  typealias Field = TwinProgram.Field

  let number: Int
  /// The world outlives its objects.
  unowned(unsafe) let world: RealWorld

  init(_ number: Int, _ world: RealWorld) {
    self.number = number
    self.world = world
  }

  func get(_ field: Field) -> Node? { nil }

  func set(_ field: Field, to node: Node?) {}

  func append(_ node: Node, to level: Int) {}

  func remove(_ node: Node, from level: Int) {}

  func closure(at level: Int) -> Closures.Body? { nil }

  func setClosure(at level: Int, to body: @escaping Closures.Body) {}
}

/// The base of all: seven stored properties and a `deinit` body.
class Level0: Node {
  var first0: Node?
  weak var weak0: Node?
  var items0: [Node] = []
  unowned var unowned0: Node?
  var closure0: Closures.Body?
  unowned(unsafe) var unmanaged0: Node?
  var last0: Node?

  deinit { world.runBody(of: self, level: 0) }

  override func get(_ field: Field) -> Node? {
    guard field.level == 0 else { return super.get(field) }
    switch field.kind {
    case .first: return first0
    case .weak: return weak0
    case .items: return items0.last
    case .unowned: return unowned0
    case .closure: return nil
    case .unmanaged: return unmanaged0
    case .last: return last0
    }
  }

  override func set(_ field: Field, to node: Node?) {
    guard field.level == 0 else { return super.set(field, to: node) }
    switch field.kind {
    case .first: first0 = node
    case .weak: weak0 = node
    case .items: items0 = node.map { [$0] } ?? []
    case .unowned: unowned0 = node
    case .closure: closure0 = nil
    case .unmanaged: unmanaged0 = node
    case .last: last0 = node
    }
  }

  override func append(_ node: Node, to level: Int) {
    guard level == 0 else { return super.append(node, to: level) }
    items0.append(node)
  }

  override func remove(_ node: Node, from level: Int) {
    guard level == 0 else { return super.remove(node, from: level) }
    if let index = items0.firstIndex(where: { $0 === node }) { items0.remove(at: index) }
  }

  override func closure(at level: Int) -> Closures.Body? {
    level == 0 ? closure0 : super.closure(at: level)
  }

  override func setClosure(at level: Int, to body: @escaping Closures.Body) {
    guard level == 0 else { return super.setClosure(at: level, to: body) }
    closure0 = body
  }
}

/// One level of inheritance.
class Level1: Level0 {
  var first1: Node?
  weak var weak1: Node?
  var items1: [Node] = []
  unowned var unowned1: Node?
  var closure1: Closures.Body?
  unowned(unsafe) var unmanaged1: Node?
  var last1: Node?

  deinit { world.runBody(of: self, level: 1) }

  override func get(_ field: Field) -> Node? {
    guard field.level == 1 else { return super.get(field) }
    switch field.kind {
    case .first: return first1
    case .weak: return weak1
    case .items: return items1.last
    case .unowned: return unowned1
    case .closure: return nil
    case .unmanaged: return unmanaged1
    case .last: return last1
    }
  }

  override func set(_ field: Field, to node: Node?) {
    guard field.level == 1 else { return super.set(field, to: node) }
    switch field.kind {
    case .first: first1 = node
    case .weak: weak1 = node
    case .items: items1 = node.map { [$0] } ?? []
    case .unowned: unowned1 = node
    case .closure: closure1 = nil
    case .unmanaged: unmanaged1 = node
    case .last: last1 = node
    }
  }

  override func append(_ node: Node, to level: Int) {
    guard level == 1 else { return super.append(node, to: level) }
    items1.append(node)
  }

  override func remove(_ node: Node, from level: Int) {
    guard level == 1 else { return super.remove(node, from: level) }
    if let index = items1.firstIndex(where: { $0 === node }) { items1.remove(at: index) }
  }

  override func closure(at level: Int) -> Closures.Body? {
    level == 1 ? closure1 : super.closure(at: level)
  }

  override func setClosure(at level: Int, to body: @escaping Closures.Body) {
    guard level == 1 else { return super.setClosure(at: level, to: body) }
    closure1 = body
  }
}

/// Two levels.
class Level2: Level1 {
  var first2: Node?
  weak var weak2: Node?
  var items2: [Node] = []
  unowned var unowned2: Node?
  var closure2: Closures.Body?
  unowned(unsafe) var unmanaged2: Node?
  var last2: Node?

  deinit { world.runBody(of: self, level: 2) }

  override func get(_ field: Field) -> Node? {
    guard field.level == 2 else { return super.get(field) }
    switch field.kind {
    case .first: return first2
    case .weak: return weak2
    case .items: return items2.last
    case .unowned: return unowned2
    case .closure: return nil
    case .unmanaged: return unmanaged2
    case .last: return last2
    }
  }

  override func set(_ field: Field, to node: Node?) {
    guard field.level == 2 else { return super.set(field, to: node) }
    switch field.kind {
    case .first: first2 = node
    case .weak: weak2 = node
    case .items: items2 = node.map { [$0] } ?? []
    case .unowned: unowned2 = node
    case .closure: closure2 = nil
    case .unmanaged: unmanaged2 = node
    case .last: last2 = node
    }
  }

  override func append(_ node: Node, to level: Int) {
    guard level == 2 else { return super.append(node, to: level) }
    items2.append(node)
  }

  override func remove(_ node: Node, from level: Int) {
    guard level == 2 else { return super.remove(node, from: level) }
    if let index = items2.firstIndex(where: { $0 === node }) { items2.remove(at: index) }
  }

  override func closure(at level: Int) -> Closures.Body? {
    level == 2 ? closure2 : super.closure(at: level)
  }

  override func setClosure(at level: Int, to body: @escaping Closures.Body) {
    guard level == 2 else { return super.setClosure(at: level, to: body) }
    closure2 = body
  }
}

/// Three levels.
class Level3: Level2 {
  var first3: Node?
  weak var weak3: Node?
  var items3: [Node] = []
  unowned var unowned3: Node?
  var closure3: Closures.Body?
  unowned(unsafe) var unmanaged3: Node?
  var last3: Node?

  deinit { world.runBody(of: self, level: 3) }

  override func get(_ field: Field) -> Node? {
    guard field.level == 3 else { return super.get(field) }
    switch field.kind {
    case .first: return first3
    case .weak: return weak3
    case .items: return items3.last
    case .unowned: return unowned3
    case .closure: return nil
    case .unmanaged: return unmanaged3
    case .last: return last3
    }
  }

  override func set(_ field: Field, to node: Node?) {
    guard field.level == 3 else { return super.set(field, to: node) }
    switch field.kind {
    case .first: first3 = node
    case .weak: weak3 = node
    case .items: items3 = node.map { [$0] } ?? []
    case .unowned: unowned3 = node
    case .closure: closure3 = nil
    case .unmanaged: unmanaged3 = node
    case .last: last3 = node
    }
  }

  override func append(_ node: Node, to level: Int) {
    guard level == 3 else { return super.append(node, to: level) }
    items3.append(node)
  }

  override func remove(_ node: Node, from level: Int) {
    guard level == 3 else { return super.remove(node, from: level) }
    if let index = items3.firstIndex(where: { $0 === node }) { items3.remove(at: index) }
  }

  override func closure(at level: Int) -> Closures.Body? {
    level == 3 ? closure3 : super.closure(at: level)
  }

  override func setClosure(at level: Int, to body: @escaping Closures.Body) {
    guard level == 3 else { return super.setClosure(at: level, to: body) }
    closure3 = body
  }
}

/// A class between others that has no `deinit` body.
class Silent2: Level1 {
  var first2: Node?
  weak var weak2: Node?
  var items2: [Node] = []
  unowned var unowned2: Node?
  var closure2: Closures.Body?
  unowned(unsafe) var unmanaged2: Node?
  var last2: Node?

  override func get(_ field: Field) -> Node? {
    guard field.level == 2 else { return super.get(field) }
    switch field.kind {
    case .first: return first2
    case .weak: return weak2
    case .items: return items2.last
    case .unowned: return unowned2
    case .closure: return nil
    case .unmanaged: return unmanaged2
    case .last: return last2
    }
  }

  override func set(_ field: Field, to node: Node?) {
    guard field.level == 2 else { return super.set(field, to: node) }
    switch field.kind {
    case .first: first2 = node
    case .weak: weak2 = node
    case .items: items2 = node.map { [$0] } ?? []
    case .unowned: unowned2 = node
    case .closure: closure2 = nil
    case .unmanaged: unmanaged2 = node
    case .last: last2 = node
    }
  }

  override func append(_ node: Node, to level: Int) {
    guard level == 2 else { return super.append(node, to: level) }
    items2.append(node)
  }

  override func remove(_ node: Node, from level: Int) {
    guard level == 2 else { return super.remove(node, from: level) }
    if let index = items2.firstIndex(where: { $0 === node }) { items2.remove(at: index) }
  }

  override func closure(at level: Int) -> Closures.Body? {
    level == 2 ? closure2 : super.closure(at: level)
  }

  override func setClosure(at level: Int, to body: @escaping Closures.Body) {
    guard level == 2 else { return super.setClosure(at: level, to: body) }
    closure2 = body
  }
}

/// A class that has a `deinit` body and no stored properties of its own.
class Loud3: Silent2 {
  deinit { world.runBody(of: self, level: 3) }
}
