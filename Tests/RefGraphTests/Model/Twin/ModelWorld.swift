import RefGraph

/// Runs programs on the model.
struct ModelWorld {
  private(set) var model = OwnershipModel()
  private let isQuiet: Bool
  private var shapes: [Int: TwinProgram.Shape] = [:]
  private var objects: [Int: ObjectID] = [:]
  private var numbers: [ObjectID: Int] = [:]
  /// Objects that their global variables hold, by number.
  private var globals: Set<Int> = []
  private var locals: [[Int]] = []
  private var closures: [ObjectID: [Closures.Strength]] = [:]
  /// Objects all of whose `deinit` bodies have run. To use them is undefined, since their fields
  /// are being released.
  private var bodiless: Set<ObjectID> = []

  init(isQuiet: Bool) {
    self.isQuiet = isQuiet
    for type in NodeType.allCases {
      let level = type.chain.count - 1
      let fields = TwinProgram.Field.Kind.allCases.map {
        ObjectType.Field(TwinProgram.Field(kind: $0, level: level).name, $0.strength)
      }
      model.define(
        ObjectType(
          type.rawValue,
          superclass: type.chain.dropLast().last?.rawValue,
          fields: level < type.fieldLevels ? fields : [],
          hasDeinitBody: type.hasBody
        )
      )
    }
  }

  /// The numbers of the objects that are alive.
  var alive: Set<Int> {
    Set(objects.filter { model.isAlive($0.value) }.keys)
  }

  /// Where the events from `start` on say that real code would stop, or do what is not defined.
  func crash(since start: Int) -> Event.Crash? {
    for event in model.events[start...] {
      if case .wouldCrash(let crash) = event.kind { return crash }
    }
    return nil
  }

  /// Runs an operation, to the end of every release that it causes.
  mutating func run(_ operation: TwinProgram.Operation, me: ObjectID? = nil) {
    switch operation {
    case .make(let number, let shape):
      let object = make(number, shape)
      addGlobal(number, object)
      letGo(of: object)
    case .local(let number, let shape):
      let object = make(number, shape)
      model.assign("n\(number)", of: frames[frames.count - 1], to: object)
      letGo(of: object)
      locals[locals.count - 1].append(number)
    case .scope(let operations): runScope(operations, me)
    case .drop(let number): drop(number)
    case .keep(let reach):
      guard let object = find(reach, me), let number = numbers[object] else { return }
      if !globals.contains(number) { addGlobal(number, object) }
    case .set(let owner, let field, let target):
      use(owner, field, me) { world, owner in
        guard let object = target.flatMap({ world.find($0, me) }) else {
          return world.release { $0.assign(field.name, of: owner, to: nil) }
        }
        world.holding(object) { world in
          world.release {
            $0.assign(field.name, of: owner, to: object, strength: field.kind.strength)
          }
        }
      }
    case .append(let owner, let field, let target):
      use(owner, field, me) { world, owner in
        guard let object = world.find(target, me) else { return }
        world.holding(object) { world in
          world.release { $0.append(object, to: field.name, of: owner) }
        }
      }
    case .remove(let owner, let field, let target):
      use(owner, field, me) { world, owner in
        guard let object = world.find(target, me) else { return }
        world.holding(object) { world in
          world.release { _ = $0.remove(object, from: field.name, of: owner) }
        }
      }
    case .removeFirst(let owner, let field):
      use(owner, field, me) { world, owner in
        guard let first = world.model.targets(of: field.name, of: owner).first else { return }
        world.release { _ = $0.remove(first, from: field.name, of: owner) }
      }
    case .clear(let owner, let field):
      use(owner, field, me) { world, owner in
        world.release { $0.clear(field.name, of: owner) }
      }
    case .capture(let owner, let field, let captures):
      use(owner, field, me) { $0.capture($1, field, captures, me) }
    case .call(let owner, let field, let dropped):
      use(owner, field, me) { $0.call($1, field, dropped) }
    case .read(let owner, let field):
      use(owner, field, me, otherwise: { $0.log("reads nil") }) { world, owner in
        let object = world.read(field.name, of: owner)
        world.log("reads " + world.name(object))
      }
    }
  }

  /// The frames of the scopes that are open.
  private var frames: [ObjectID] = []
}

extension ModelWorld {
  private mutating func make(_ number: Int, _ shape: TwinProgram.Shape) -> ObjectID {
    let object = model.make(shape.type.rawValue, name: "n\(number)")
    shapes[number] = shape
    objects[number] = object
    numbers[object] = number
    return object
  }

  private mutating func addGlobal(_ number: Int, _ object: ObjectID) {
    globals.insert(number)
    model.addRoot(object, lifetime: .permanent, label: "n\(number)")
  }

  private mutating func drop(_ number: Int) {
    guard globals.remove(number) != nil, let object = objects[number] else { return }
    release { $0.removeRoot(object, lifetime: .permanent, label: "n\(number)") }
  }

  private mutating func runScope(_ operations: [TwinProgram.Operation], _ me: ObjectID?) {
    let frame = model.beginFrame("scope")
    frames.append(frame)
    locals.append([])
    for operation in operations { run(operation, me: me) }
    locals.removeLast()
    frames.removeLast()
    release { $0.endFrame(frame) }
  }

  private mutating func capture(
    _ owner: ObjectID,
    _ field: TwinProgram.Field,
    _ captures: [TwinProgram.Capture],
    _ me: ObjectID?
  ) {
    let targets = captures.compactMap { find($0.target, me) }
    guard targets.count == captures.count else { return }
    let closure = model.make("closure", kind: .closure)
    let strengths = captures.map(\.strength)
    closures[closure] = strengths
    let order = Closures.releaseOrder(of: strengths)
    for capture in isQuiet ? order.reversed() : order {
      let strength = Strength(word: strengths[capture].rawValue) ?? .strong
      model.assign("\(capture)", of: closure, to: targets[capture], strength: strength)
    }
    release { $0.assign(field.name, of: owner, to: closure) }
    letGo(of: closure)
  }

  private mutating func call(_ owner: ObjectID, _ field: TwinProgram.Field, _ dropped: Int?) {
    guard let closure = read(field.name, of: owner), let strengths = closures[closure] else {
      return
    }
    let frame = model.beginFrame("call")
    model.assign("closure", of: frame, to: closure)
    var names: [String] = []
    for (capture, strength) in strengths.enumerated() {
      let object = read("\(capture)", of: closure)
      names.append(name(object))
      if let object, strength != .strong { model.assign("\(capture)", of: frame, to: object) }
    }
    log((["captures"] + (names.isEmpty ? [""] : names)).joined(separator: " "))
    if let dropped, strengths.count(where: { $0 != .strong }) < 2 { drop(dropped) }
    release { $0.endFrame(frame) }
  }

  /// Does something with the owner of a field, which is held meanwhile.
  private mutating func use(
    _ reach: TwinProgram.Reach,
    _ field: TwinProgram.Field,
    _ me: ObjectID?,
    otherwise: (inout Self) -> Void = { _ in },
    _ body: (inout Self, ObjectID) -> Void
  ) {
    guard let owner = find(reach, me) else { return }
    guard has(field, owner) else { return otherwise(&self) }
    holding(owner) { body(&$0, owner) }
  }

  private mutating func holding(_ object: ObjectID, _ body: (inout Self) -> Void) {
    model.retain(object)
    body(&self)
    letGo(of: object)
  }

  private mutating func letGo(of object: ObjectID) {
    release { $0.release(object) }
  }

  /// Lets the model release what the step releases, and runs the `deinit` bodies that come up.
  private mutating func release(_ step: (inout OwnershipModel) -> Void) {
    let floor = model.pendingCount
    step(&model)
    while let body = model.advance(above: floor) { run(body) }
  }

  private mutating func run(_ body: OwnershipModel.DeinitBody) {
    guard let number = numbers[body.object], let shape = shapes[number],
      let level = shape.type.chain.firstIndex(where: { $0.rawValue == body.type })
    else { return }
    let alive = model.isAlive(body.object) ? ", alive" : ""
    model.record(.log("n\(number) deinit \(body.type)\(alive)", fields: []), of: body.object)
    for operation in shape.bodies[level] { run(operation, me: body.object) }
    if level == 0 { bodiless.insert(body.object) }
  }

  private mutating func find(_ reach: TwinProgram.Reach, _ me: ObjectID?) -> ObjectID? {
    guard let object = reach.number.map(held) ?? me else { return nil }
    if bodiless.contains(object) {
      model.record(.wouldCrash(.danglingRead("\(reach)")), of: object)
      return nil
    }
    guard let via = reach.via else { return object }
    return has(via, object) ? read(via.name, of: object) : nil
  }

  /// The object of a number where something holds it; none where real code has crashed on it.
  private func held(_ number: Int) -> ObjectID? {
    guard globals.contains(number) || locals.joined().contains(number) else { return nil }
    return objects[number].flatMap { model.isGone($0) ? nil : $0 }
  }

  private func has(_ field: TwinProgram.Field, _ object: ObjectID) -> Bool {
    guard let number = numbers[object], let shape = shapes[number] else { return false }
    return field.level < shape.type.fieldLevels
  }

  /// What a field reads. To get hold of an object whose fields are being released is undefined.
  private mutating func read(_ field: String, of owner: ObjectID) -> ObjectID? {
    switch model.read(field, of: owner) {
    case .object(let object):
      if bodiless.contains(object) {
        model.record(.wouldCrash(.danglingRead(field)), of: owner)
        return nil
      }
      return object
    case .none: return nil
    case .trap(let crash):
      model.record(.wouldCrash(crash), of: owner)
      return nil
    }
  }

  private mutating func log(_ text: String) {
    model.record(.log(text, fields: []))
  }

  private func name(_ object: ObjectID?) -> String {
    object.flatMap { numbers[$0] }.map { "n\($0)" } ?? "nil"
  }
}

extension TwinProgram.Field.Kind {
  fileprivate var strength: Strength {
    switch self {
    case .first, .items, .closure, .last: .strong
    case .weak: .weak
    case .unowned: .unowned
    case .unmanaged: .unmanaged
    }
  }
}
