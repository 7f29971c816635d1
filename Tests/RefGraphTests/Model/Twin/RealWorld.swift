/// Runs programs on real Swift objects.
///
/// Globals and locals are optionals in tables, not variables of the test: a compiled local would
/// live as long as the optimiser sees fit. What an operation holds while it runs is held by
/// functions that are never inlined, from the owner outwards, so that its end is the same at
/// `-Onone` and at `-O`. It is a class since objects log to it from their `deinit`.
final class RealWorld {
  /// What has happened so far, a line each.
  private(set) var log: [String] = []
  /// Whether each object's `deinit` has not begun, by number.
  private(set) var isAlive: [Int: Bool] = [:]
  private let isQuiet: Bool
  private var globals: [Int: Node] = [:]
  private var locals: [[Local]] = []
  private var shapes: [Int: TwinProgram.Shape] = [:]
  /// Every object by number, not held.
  private var objects: [Int: Unmanaged<Node>] = [:]
  /// Weak references to every object, where the world watches.
  private var watchers: [Int: Watcher] = [:]
  private let isWatching: Bool
  private var droppedInCall: Int?
  private var isTearingDown = false

  private struct Local {
    let number: Int
    var node: Node?
  }

  private struct Watcher {
    weak var node: Node?
  }

  /// - Parameter isWatching: whether a weak reference to each object tells who is alive, and not
  ///   only the bodies of its `deinit`. Weak references change how Swift counts.
  init(isQuiet: Bool, isWatching: Bool) {
    self.isQuiet = isQuiet
    self.isWatching = isWatching
  }

  /// The numbers of the objects that are alive.
  var alive: Set<Int> {
    if isWatching { return Set(watchers.filter { $0.value.node != nil }.keys) }
    return Set(isAlive.filter(\.value).keys)
  }

  @inline(never)
  func run(_ operation: TwinProgram.Operation, me: Node? = nil) {
    switch operation {
    case .make(let number, let shape): globals[number] = make(number, shape)
    case .local(let number, let shape):
      locals[locals.count - 1].append(Local(number: number, node: make(number, shape)))
    case .scope(let operations):
      locals.append([])
      for operation in operations { run(operation, me: me) }
      endScope()
    case .drop(let number): drop(number)
    case .keep(let reach): keep(reach, me)
    case .set(let reach, _, _), .append(let reach, _, _), .remove(let reach, _, _),
      .removeFirst(let reach, _), .clear(let reach, _), .capture(let reach, _, _),
      .call(let reach, _, _), .read(let reach, _):
      guard let owner = find(reach, me) else { return }
      run(operation, on: owner, me: me)
    }
  }

  /// What every `deinit` body does.
  @inline(never)
  func runBody(of node: Node, level: Int) {
    let number = node.number
    if isTearingDown {
      isAlive[number] = false
      return
    }
    if isAlive[number] == true { log.append("n\(number) dies") }
    isAlive[number] = false
    guard let shape = shapes[number] else { return }
    let alive = watchers[number]?.node == nil ? "" : ", alive"
    log.append("n\(number) deinit \(shape.type.chain[level].rawValue)\(alive)")
    for operation in shape.bodies[level] { run(operation, me: node) }
  }

  /// What every closure does: logs what its captures read, and drops a global where it is to.
  ///
  /// - Parameter loaded: how many of the captures are strong references for the call only. Swift
  ///   leaves open in which order several end, so that nothing is dropped then.
  @inline(never)
  func ran(_ a: Node?, _ b: Node?, _ c: Node?, count: Int, loaded: Int) {
    let captures = [a, b, c].prefix(count).map { $0.map { "n\($0.number)" } ?? "nil" }
    log.append("captures " + captures.joined(separator: " "))
    guard let number = droppedInCall else { return }
    droppedInCall = nil
    if loaded < 2 { drop(number) }
  }

  func ran(loaded: Int) { ran(nil, nil, nil, count: 0, loaded: loaded) }

  func ran(_ a: Node?, loaded: Int) { ran(a, nil, nil, count: 1, loaded: loaded) }

  func ran(_ a: Node?, _ b: Node?, loaded: Int) { ran(a, b, nil, count: 2, loaded: loaded) }

  func ran(_ a: Node?, _ b: Node?, _ c: Node?, loaded: Int) {
    ran(a, b, c, count: 3, loaded: loaded)
  }

  /// Breaks whatever holds objects, so that a cycle of one program does not outlive it.
  func tearDown() {
    isTearingDown = true
    globals = [:]
    for number in objects.keys where isAlive[number] == true {
      guard let node = objects[number]?.takeUnretainedValue() else { continue }
      for level in 0..<4 {
        for kind in TwinProgram.Field.Kind.allCases {
          node.set(TwinProgram.Field(kind: kind, level: level), to: nil)
        }
      }
    }
  }
}

extension RealWorld {
  private func make(_ number: Int, _ shape: TwinProgram.Shape) -> Node {
    let node: Node =
      switch shape.type {
      case .level0: Level0(number, self)
      case .level1: Level1(number, self)
      case .level2: Level2(number, self)
      case .level3: Level3(number, self)
      case .silent2: Silent2(number, self)
      case .loud3: Loud3(number, self)
      }
    shapes[number] = shape
    isAlive[number] = true
    objects[number] = Unmanaged.passUnretained(node)
    if isWatching { watchers[number] = Watcher(node: node) }
    return node
  }

  @inline(never)
  private func run(_ operation: TwinProgram.Operation, on owner: Node, me: Node?) {
    switch operation {
    case .set(_, let field, let target): set(owner, field, target, me)
    case .append(_, let field, let target): append(owner, field, target, me)
    case .remove(_, let field, let target): remove(owner, field, target, me)
    case .removeFirst(_, let field): owner.removeFirst(from: field.level)
    case .clear(_, let field): owner.set(field, to: nil)
    case .capture(_, let field, let captures): capture(owner, field, captures, me)
    case .call(_, let field, let dropped): call(owner, field, dropped)
    case .read(_, let field): read(owner, field)
    case .make, .local, .scope, .drop, .keep: preconditionFailure("\(operation) has no owner")
    }
  }

  @inline(never)
  private func find(_ reach: TwinProgram.Reach, _ me: Node?) -> Node? {
    guard let node = reach.number.map(held) ?? me else { return nil }
    guard let via = reach.via else { return node }
    return node.get(via)
  }

  private func held(_ number: Int) -> Node? {
    if let node = globals[number] { return node }
    return locals.joined().first { $0.number == number }?.node
  }

  /// Lets go of locals: in reverse order of declaration, or, where nothing can depend on it, the
  /// other way round.
  private func endScope() {
    var scope = locals.removeLast()
    for index in isQuiet ? Array(scope.indices) : Array(scope.indices.reversed()) {
      letGo(of: &scope[index].node)
    }
  }

  @inline(never)
  private func letGo(of node: inout Node?) {
    _ = node.take()
  }

  /// The table is no longer in use when the object is let go of.
  @inline(never)
  private func drop(_ number: Int) {
    let node = globals[number]
    withExtendedLifetime(node) { globals[number] = nil }
  }

  @inline(never)
  private func keep(_ reach: TwinProgram.Reach, _ me: Node?) {
    guard let node = find(reach, me), globals[node.number] == nil else { return }
    globals[node.number] = node
  }

  @inline(never)
  private func set(
    _ owner: Node,
    _ field: TwinProgram.Field,
    _ target: TwinProgram.Reach?,
    _ me: Node?
  ) {
    let node = target.flatMap { find($0, me) }
    owner.set(field, to: node)
  }

  @inline(never)
  private func append(
    _ owner: Node,
    _ field: TwinProgram.Field,
    _ target: TwinProgram.Reach,
    _ me: Node?
  ) {
    if let node = find(target, me) { owner.append(node, to: field.level) }
  }

  @inline(never)
  private func remove(
    _ owner: Node,
    _ field: TwinProgram.Field,
    _ target: TwinProgram.Reach,
    _ me: Node?
  ) {
    if let node = find(target, me) { owner.remove(node, from: field.level) }
  }

  @inline(never)
  private func capture(
    _ owner: Node,
    _ field: TwinProgram.Field,
    _ captures: [TwinProgram.Capture],
    _ me: Node?
  ) {
    guard let shape = shapes[owner.number], field.level < shape.type.fieldLevels,
      let body = closure(captures, me)
    else { return }
    owner.setClosure(at: field.level, to: body)
  }

  @inline(never)
  private func closure(_ captures: [TwinProgram.Capture], _ me: Node?) -> Closures.Body? {
    let nodes = captures.compactMap { find($0.target, me) }
    guard nodes.count == captures.count else { return nil }
    let strengths = captures.map(\.strength)
    return switch nodes.count {
    case 0: Closures.make()
    case 1: Closures.make(strengths[0], nodes[0])
    case 2: Closures.make(strengths[0], nodes[0], strengths[1], nodes[1])
    default:
      Closures.make(strengths[0], nodes[0], strengths[1], nodes[1], strengths[2], nodes[2])
    }
  }

  @inline(never)
  private func call(_ owner: Node, _ field: TwinProgram.Field, _ dropped: Int?) {
    guard let body = owner.closure(at: field.level) else { return }
    droppedInCall = dropped
    body(self)
  }

  @inline(never)
  private func read(_ owner: Node, _ field: TwinProgram.Field) {
    let node = owner.get(field)
    log.append("reads " + (node.map { "n\($0.number)" } ?? "nil"))
  }
}
