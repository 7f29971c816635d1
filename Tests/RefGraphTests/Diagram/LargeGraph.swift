import RefGraph

/// A graph of a shape and a size, in which an app keeps, by way of the last node of the shape:
///
///     last.held -> far      last.loop -> left      left.to -> right      right.back -> left
///
/// `far` and `left` are due. So letting go of `last.held` releases `far`, and no single reference
/// releases `left`.
struct LargeGraph {
  let snapshot: Snapshot

  enum Shape: String, CaseIterable, Sendable {
    /// Each refers to the next.
    case chain
    /// One refers to all; the last is one of them.
    case crowd
    /// Each is referred to by one before it and by any other.
    case tangle
    /// All, a hundred at most, refer to all, are of different types and due; the others are a chain.
    case dense
    /// Pages that no root reaches, each in a cycle with its closure, and due.
    case components
  }

  init(_ shape: Shape, count: Int) throws {
    var writer = Writer()
    try writer.add("app", "App")
    try writer.builder.addRoot(writer.id("app"), lifetime: .permanent)
    for name in ["far", "left", "right"] { try writer.add(name, "\(name) type") }
    let due = ["far", "left"] + (try writer.addShape(shape, count))
    let last = shape == .components ? "app" : "n\(count - 1)"
    try writer.refer(last, "held", "far")
    try writer.refer(last, "loop", "left")
    try writer.refer("left", "to", "right")
    try writer.refer("right", "back", "left")
    for name in due { try writer.builder.markDue(writer.id(name)) }
    snapshot = writer.builder.build()
  }

  private struct Writer {
    var builder = Snapshot.Builder()
    private var ids: [String: ObjectID] = [:]

    func id(_ name: String) -> ObjectID { ids[name] ?? ObjectID(0) }

    mutating func add(_ name: String, _ type: String) throws {
      ids[name] = ObjectID(UInt64(ids.count + 1))
      try builder.addObject(id(name), type: type, name: name)
    }

    mutating func refer(_ source: String, _ label: String, _ target: String) throws {
      try builder.addReference(from: id(source), to: id(target), label: label, strength: .strong)
    }

    /// - Returns: what is due of it.
    mutating func addShape(_ shape: Shape, _ count: Int) throws -> [String] {
      let names = (0..<count).map { "n\($0)" }
      for (number, name) in names.enumerated() {
        try add(name, shape == .dense ? "Member\(number)" : "Type\(number % 7)")
      }
      if shape != .components { try refer("app", "first", "n0") }
      switch shape {
      case .chain:
        for number in 1..<count { try refer("n\(number - 1)", "next", "n\(number)") }
      case .crowd:
        for number in 1..<count { try refer("n0", "cells[\(number)]", "n\(number)") }
      case .tangle:
        var random = SplitMix(seed: UInt64(count))
        for number in 1..<count {
          let before = Int.random(in: max(0, number - 40)..<number, using: &random)
          try refer("n\(before)", "child", "n\(number)")
          let any = Int.random(in: 0..<count, using: &random)
          try refer("n\(number)", "other", "n\(any)")
        }
      case .dense:
        let core = min(count, 100)
        for source in 0..<core {
          for target in 0..<core where source != target {
            try refer("n\(source)", "to\(target)", "n\(target)")
          }
        }
        for number in core..<max(count, core) { try refer("n\(number - 1)", "next", "n\(number)") }
        return names
      case .components:
        for number in stride(from: 0, to: count - 1, by: 2) {
          try refer("n\(number)", "onSave", "n\(number + 1)")
          try refer("n\(number + 1)", "self", "n\(number)")
        }
        return stride(from: 0, to: count - 1, by: 2).map { names[$0] }
      }
      return []
    }
  }
}
