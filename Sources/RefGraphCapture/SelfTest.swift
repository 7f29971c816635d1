private import RefGraph

/// Reads objects whose references are known, and compares, before anything else is read.
///
/// Layouts are those of one version of the runtime. Another one may have moved a word, and a capture
/// would then tell something untrue without a sign; so the first capture of a process begins here.
/// The types are of this file alone: they cost nothing until then.
enum SelfTest {
  private final class Leaf {}

  private class Base {
    var inherited: Leaf?
  }

  private class Middle: Base {
    var second: Leaf?
  }

  private enum State {
    case idle
    case loaded([Leaf], Int)
    case failed(Leaf)
  }

  private struct Wide {
    var numbers = (1, 2, 3)
    var leaf: Leaf
  }

  private final class Probe: Middle {
    let strong: Leaf
    weak var weakly: Leaf?
    unowned let unownedly: Leaf
    unowned(unsafe) let unsafely: Leaf
    var states: (State, State, State)
    var byName: [String: Leaf]
    var anything: Any
    var one: () -> Leaf
    var two: () -> (Leaf, Base?)

    init(_ leaf: Leaf, _ base: Base) {
      strong = leaf
      weakly = leaf
      unownedly = leaf
      unsafely = leaf
      states = (.idle, .loaded([leaf], 1), .failed(leaf))
      byName = ["home": leaf]
      anything = Wide(leaf: leaf)
      one = { leaf }
      two = { [weak base] in (leaf, base) }
      super.init()
      inherited = leaf
      second = leaf
    }
  }

  private static let expected = [
    "inherited -> leaf", "second -> leaf", "strong -> leaf", "weakly ~> leaf",
    "unownedly -[unowned]-> leaf", "unsafely -[unmanaged]-> leaf", "states.1.loaded.0[0] -> leaf",
    "states.2.failed -> leaf", "byName[\"home\"] -> leaf", "anything.leaf -> leaf",
    "one -> closure", "two -> closure", "one -> leaf", "two -> leaf", "two ~> base",
  ]

  /// - Throws: `failedSelfTest`, with the first difference.
  static func run(_ engine: CaptureEngine) throws(CaptureError) {
    let leaf = Leaf()
    let base = Base()
    let probe = Probe(leaf, base)
    let names: [UInt64: String] = [
      UInt64(addressOf: probe): "probe", UInt64(addressOf: leaf): "leaf",
      UInt64(addressOf: base): "base",
    ]
    let graph = try engine.walk(CaptureRequest(roots: [UInt64(addressOf: probe)], limit: 1000))
    var mapping = CaptureMapping(
      graph,
      engine.table,
      engine.functionNames,
      ownReferences: names.mapValues { _ in 0 }
    )
    guard let capture = try? mapping.capture(names: names) else {
      throw .failedSelfTest("an object was found twice")
    }
    withExtendedLifetime((probe, leaf, base)) {}
    try compare(lines(capture.snapshot))
  }

  /// The references of the probe, and behind them those of its closures, sorted, as their order is the
  /// compiler's.
  private static func lines(_ snapshot: Snapshot) -> [String] {
    let references = snapshot.object(named: "probe")?.references.map(\.self) ?? []
    let own = references.map {
      "\($0.label) \($0.strength.arrow) \($0.target.name ?? $0.target.kind.word)"
    }
    let captured = references.filter { $0.target.kind == .closure }.flatMap { closure in
      closure.target.references.map {
        "\(closure.label) \($0.strength.arrow) \($0.target.name ?? $0.target.kind.word)"
      }.sorted()
    }
    return own + captured
  }

  private static func compare(_ found: [String]) throws(CaptureError) {
    for index in 0..<max(found.count, expected.count) {
      let wanted = index < expected.count ? expected[index] : "nothing"
      let seen = index < found.count ? found[index] : "nothing"
      guard wanted == seen else { throw .failedSelfTest("read \(seen) where \(wanted) is") }
    }
  }
}
