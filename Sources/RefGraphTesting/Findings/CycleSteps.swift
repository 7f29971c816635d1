internal import RefGraph

/// A cycle as a baseline knows it: types and labels, in the order of its loop.
struct CycleSteps: Equatable {
  let steps: [String]

  init(of cycle: RetainCycle) {
    steps = cycle.loop.map { reference in
      let type = VisibleText.escaping(reference.source.type)
      return Self.general("\(type).\(VisibleText.escaping(reference.label))")
    }
  }

  /// Whether the entry has these steps, from any of them on. Quadratic in their number.
  func matches(_ entry: LeakBaseline.Entry) -> Bool {
    guard entry.steps.count == steps.count else { return false }
    return steps.indices.contains { Array(steps[$0...] + steps[..<$0]) == entry.steps }
  }

  /// A step with `[]` for each number in brackets, and for places in a hash table: they differ from
  /// run to run.
  static func general(_ step: String) -> String {
    var result = ""
    var rest = step[...]
    while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
      let key = rest[rest.index(after: open)..<close]
      let number = ["value ", "key "].reduce(key) { $0.hasPrefix($1) ? $0.dropFirst($1.count) : $0 }
      result += rest[...open]
      result += number.allSatisfy { $0.isASCII && $0.isNumber } ? "" : key
      rest = rest[close...]
    }
    return result + rest
  }
}
