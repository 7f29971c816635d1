import RefGraph

/// A program run in both worlds, an operation at a time.
struct TwinRun {
  private(set) var difference: Difference?
  /// The operations at which real code would stop, by position, with what would stop it.
  private(set) var crashes: [Int: Event.Crash] = [:]
  /// How many lines were compared.
  private(set) var lineCount = 0
  /// How many of them belong to groups without a guaranteed order.
  private(set) var unorderedCount = 0

  /// Where the worlds differ.
  struct Difference: CustomStringConvertible {
    let operation: Int
    let model: [String]
    let real: [String]

    var description: String {
      "after operation \(operation)\nmodel: \(model)\nreal:  \(real)"
    }
  }

  /// Runs the program. An operation at which the model says that real code would stop is run in
  /// neither world.
  init(_ program: TwinProgram) {
    var model = ModelWorld(isQuiet: program.isQuiet)
    let real = RealWorld(isQuiet: program.isQuiet, isWatching: program.seed.isMultiple(of: 2))
    for (position, operation) in program.operations.enumerated() {
      let start = model.model.events.count
      var attempt = model
      attempt.run(operation)
      if let crash = attempt.crash(since: start) {
        crashes[position] = crash
        if Self.isImpossible(crash, among: attempt.model.events[start...]) {
          difference = Difference(operation: position, model: ["\(crash)"], real: ["no deinit"])
          break
        }
        continue
      }
      model = attempt
      let realStart = real.log.count
      real.run(operation)
      compare(
        position,
        ModelLog(model.model.events[start...], ordered: !program.isQuiet),
        Array(real.log[realStart...]),
        model.alive,
        real.alive
      )
      if difference != nil { break }
    }
    real.tearDown()
  }

  /// Whether the crash is an overlap of accesses in an operation that runs no `deinit`: at its
  /// beginning no access is open. The worlds would not differ, since neither runs the operation.
  private static func isImpossible(_ crash: Event.Crash, among events: ArraySlice<Event>) -> Bool {
    guard case .overlappingAccess = crash else { return false }
    return !events.contains { $0.kind == .deinitialised }
  }

  private mutating func compare(
    _ position: Int,
    _ model: ModelLog,
    _ real: [String],
    _ modelAlive: Set<Int>,
    _ realAlive: Set<Int>
  ) {
    lineCount += real.count
    unorderedCount += model.unorderedCount
    if !model.agrees(with: real) {
      difference = Difference(operation: position, model: model.lines, real: real)
    } else if modelAlive != realAlive {
      difference = Difference(
        operation: position,
        model: ["alive: \(modelAlive.sorted())"],
        real: ["alive: \(realAlive.sorted())"]
      )
    }
  }
}

/// The model's events as lines, in stretches within which the order counts, or only that of each
/// strand.
struct ModelLog {
  private var stretches: [Stretch] = []

  private struct Stretch {
    let group: Int?
    var lines: [String] = []
    var strands: [Event.Strand: [String]] = [:]
  }

  /// - Parameter ordered: whether the order counts even where Swift leaves it open.
  init(_ events: ArraySlice<Event>, ordered: Bool) {
    for event in events {
      guard let line = Self.line(event) else { continue }
      let strand = ordered ? nil : event.strand
      if stretches.isEmpty || stretches[stretches.count - 1].group != strand?.group {
        stretches.append(Stretch(group: strand?.group))
      }
      stretches[stretches.count - 1].lines.append(line)
      if let strand { stretches[stretches.count - 1].strands[strand, default: []].append(line) }
    }
  }

  var lines: [String] { stretches.flatMap(\.lines) }

  var unorderedCount: Int {
    stretches.reduce(0) { $0 + ($1.group == nil ? 0 : $1.lines.count) }
  }

  func agrees(with real: [String]) -> Bool {
    var rest = real[...]
    for stretch in stretches {
      let lines = rest.prefix(stretch.lines.count)
      rest = rest.dropFirst(stretch.lines.count)
      let agrees =
        stretch.group == nil
        ? Array(lines) == stretch.lines
        : lines.sorted() == stretch.lines.sorted()
          && stretch.strands.values.allSatisfy { Self.keep($0, among: lines) }
      if !agrees { return false }
    }
    return rest.isEmpty
  }

  /// Whether the lines of a strand come in their order.
  private static func keep(_ strand: [String], among lines: ArraySlice<String>) -> Bool {
    var rest = strand[...]
    for line in lines where line == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  /// Closures have no `deinit` of their own in real code.
  private static func line(_ event: Event) -> String? {
    switch event.kind {
    case .deinitialised:
      guard let object = event.object, object.kind == .instance else { return nil }
      return "\(object.handle) dies"
    case .log(let text, _): return text
    default: return nil
    }
  }
}
