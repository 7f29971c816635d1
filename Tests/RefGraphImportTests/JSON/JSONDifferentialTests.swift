import Foundation
import Testing

@testable import RefGraphImport

/// Foundation's parser as a second opinion on random texts and random damage to them.
///
/// The two differ on purpose, and only so: Foundation reads UTF-16 and UTF-32, and lets one comma
/// stand before `]`. Duplicate keys are a matter of the reader, not of the scanner; the random texts
/// that reach Foundation's choice between two members keep the last one, as `JSONTree` does.
struct JSONDifferentialTests {
  @Test(arguments: 0..<20)
  func `Foundation accepts the same texts and reads the same values`(batch: UInt64) {
    for seed in batch * 100..<(batch + 1) * 100 {
      var random = RandomJSON(seed: seed)
      let text = Array(random.text().utf8)
      #expect(errorInScanning(text) == nil, "seed \(seed): \(shown(text))")
      compare(text, seed: seed)
      for _ in 0..<4 { compare(random.damaged(text), seed: seed) }
    }
  }

  @Test func `Foundation judges every change of one byte alike`() {
    let sample = Array(
      #"{"a": [-1.5e+3, "\u00e9\ud834\udd1eé\n"], "b": {"c": true, "d": null}}"#.utf8
    )
    for index in sample.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = sample
        changed[index] = byte
        compare(changed, seed: UInt64(index))
      }
    }
  }

  private func compare(_ text: [UInt8], seed: UInt64) {
    let theirs = try? JSONSerialization.jsonObject(
      with: Data(text),
      options: [.fragmentsAllowed]
    )
    switch (Result { try JSONTree(text) }, theirs) {
    case (.success(let ours), let theirs?):
      #expect(agree(ours, theirs), "seed \(seed): \(shown(text))")
    case (.success, nil):
      Issue.record("only Foundation refuses, seed \(seed): \(shown(text))")
    case (.failure(let error), .some):
      #expect(
        isKnownDifference(error, text),
        "only we refuse, seed \(seed): \(shown(text)): \(error)"
      )
    case (.failure, nil): break
    }
  }

  private func isKnownDifference(_ error: any Error, _ text: [UInt8]) -> Bool {
    guard let error = error as? JSONError else { return false }
    if text.prefix(4).contains(0) { return true }
    return error.problem == .unexpected(found: "`]`", expected: .valueAfterComma)
  }

  /// Whether the two values are the same, down to the scalars of strings.
  private func agree(_ ours: JSONTree, _ theirs: Any) -> Bool {
    var rest: [(JSONTree, Any)] = [(ours, theirs)]
    while let (ours, theirs) = rest.popLast() {
      switch (ours, theirs) {
      case (.object(let ours), let theirs as [String: Any]):
        guard ours.count == theirs.count else { return false }
        for (key, value) in ours {
          guard let other = theirs[key] else { return false }
          rest.append((value, other))
        }
      case (.array(let ours), let theirs as [Any]):
        guard ours.count == theirs.count else { return false }
        rest.append(contentsOf: zip(ours, theirs))
      case (.string(let ours), let theirs as String):
        guard ours.unicodeScalars.elementsEqual(theirs.unicodeScalars) else { return false }
      case (.number(let ours), let theirs as NSNumber):
        // Foundation keeps decimals, whose `doubleValue` is not always the nearest double.
        guard !isBoolean(theirs), ours == Double(theirs.stringValue) else { return false }
      case (.boolean(let ours), let theirs as NSNumber):
        guard isBoolean(theirs), ours == theirs.boolValue else { return false }
      case (.null, is NSNull): break
      default: return false
      }
    }
    return true
  }

  private func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }

  private func shown(_ text: [UInt8]) -> String {
    String(decoding: text, as: UTF8.self).debugDescription
  }
}
