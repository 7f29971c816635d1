import Testing

@testable import RefGraphCapture

@Suite struct `What captures learn stays as long as the program` {
  private enum State {
    case none
    case some(Leaf, [Leaf])
  }

  private final class Holder {
    let byName: [String: Leaf]
    let actions: [() -> Void]

    /// Other keys and other closures for each number, of the same types.
    init(_ number: Int) {
      byName = [
        "key \(number)": Leaf(), "a key of more than fifteen bytes, \(number)": Leaf(number),
      ]
      actions = (0..<50).flatMap { _ in
        [
          Self.action(Leaf()), Self.action(State.some(Leaf(), [Leaf()])), Self.action("\(number)"),
        ]
      }
    }

    /// The closure's context says what `Value` is.
    @inline(never)
    private static func action<Value>(_ value: Value) -> () -> Void {
      { withExtendedLifetime(value) {} }
    }
  }

  private func counts(_ engine: CaptureEngine, _ holder: Holder) throws -> [Int] {
    let request = CaptureRequest(roots: [UInt64(addressOf: holder)], limit: 10_000)
    let graph = try withExtendedLifetime(holder) { try engine.walk(request) }
    #expect(graph.objectCount > 300)
    let table = engine.table
    return [
      table.types.count, table.slots.count, table.enums.count, table.labels.texts.count,
    ]
  }

  @Test func `and does not grow with objects of types that are known`() throws {
    let engine = try CaptureEngine(ProcessMemory.own)
    let first = try counts(engine, Holder(1))
    let second = try counts(engine, Holder(2))
    #expect(second == first)
  }
}
