import Foundation
import Testing

@testable import RefGraphImport

/// Foundation's parser as a second opinion on random texts and random damage to them.
///
/// The two differ on purpose, and only so: Foundation reads UTF-16 and UTF-32, lets one comma stand
/// before a closing bracket, and refuses numbers beyond the largest double even when nobody asks for
/// their value. Duplicate keys are a matter of our reader, which refuses them, not of the scanner.
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

  @Test(arguments: [
    // Where they differ. A number beyond the largest double is good JSON until it is asked for.
    ("[1,]", "1:4: expected a value after `,`, found `]`; remove the `,` before it", true),
    (
      "{\"a\":1,}",
      "1:8: expected a key in double quotes after `,`, found `}`; remove the `,` before it",
      true
    ),
    ("1e999", nil, false),
    // Where they do not, though parsers often do.
    ("[1,,]", "1:4: expected a value after `,`, found `,`; remove one of the two `,`", false),
    (
      "\"\\ud800\"",
      "1:2: half a surrogate pair, `\\uD800`; write the character itself, or both halves",
      false
    ),
    (
      "\"\t\"", "1:2: unescaped control character 0x09 in a string; write a tab as `\\t`", false
    ),
    (
      "01", "1:1: malformed number `01`: a number has no leading zeros; remove the leading zeros",
      false
    ),
    ("NaN", "1:1: expected a value, found `NaN`; write a finite number, or `null`", false),
    ("{\"a\":1,\"a\":2}", nil, true),
    ("\u{FEFF}[]", nil, true),
  ])
  func `the known differences are these`(text: String, ours: String?, theirs: Bool) {
    #expect(errorInScanning(Array(text.utf8))?.description == ours)
    #expect((foundation(Array(text.utf8)) != nil) == theirs)
  }

  @Test func `Foundation bounds nesting alike`() {
    for (depth, isRead) in [(512, true), (513, false)] {
      let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      #expect((errorInScanning(Array(text.utf8)) == nil) == isRead)
      #expect((foundation(Array(text.utf8)) != nil) == isRead)
    }
  }

  private func foundation(_ text: [UInt8]) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(text), options: [.fragmentsAllowed])
  }

  private func compare(_ text: [UInt8], seed: UInt64) {
    let theirs = foundation(text)
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
      || error.problem == .unexpected(found: "`}`", expected: .keyAfterComma)
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
