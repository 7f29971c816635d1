/// The keys and indices that lead from the outermost value to another, as `references[3].strength`.
///
/// The path is found by scanning again from the beginning when an error needs it, so that good texts
/// pay nothing for it.
struct JSONPath: CustomStringConvertible {
  /// How many steps are shown; of longer paths, the last ones.
  static let limit = 12

  /// Empty for the outermost value.
  let description: String

  /// Where one of the open containers has been entered.
  private enum Step {
    /// An array, and how many of its elements have begun, less one.
    case element(Int)
    /// An object, and where the key stands.
    case member(Int)
  }

  /// The path to the value that begins at `offset`.
  ///
  /// - Complexity: O(`offset`).
  init(to offset: Int, in bytes: JSONBytes) {
    var steps: [Step] = []
    // All that is read here has been read before, so there is nothing to throw.
    if var scanner = try? JSONScanner(bytes) {
      while let event = try? scanner.next(), event != .end {
        if event == .endArray || event == .endObject { steps.removeLast() }
        if event.kind != nil, case .element(let index)? = steps.last {
          steps[steps.count - 1] = .element(index + 1)
        }
        if event == .key { steps[steps.count - 1] = .member(scanner.token.lowerBound) }
        if scanner.token.lowerBound >= offset { break }
        if event == .beginArray { steps.append(.element(-1)) }
        if event == .beginObject { steps.append(.member(offset)) }
      }
    }
    description = Self.text(of: steps, in: bytes)
  }

  private static func text(of steps: [Step], in bytes: JSONBytes) -> String {
    var text = steps.count > limit ? "…" : ""
    for step in steps.suffix(limit) {
      switch step {
      case .element(let index): text += "[\(index)]"
      case .member(let offset):
        var scanner = JSONScanner(bytes, at: offset)
        guard (try? scanner.next()) == .string else { continue }
        let key = scanner.string()
        if isPlain(key) {
          text += text.isEmpty ? key : ".\(key)"
        } else {
          text += "[\(JSONExcerpt(key: key))]"
        }
      }
    }
    return text
  }

  /// Whether `key` needs no quotes in a path.
  private static func isPlain(_ key: String) -> Bool {
    (1...JSONExcerpt.limit).contains(key.utf8.count)
      && key.utf8.allSatisfy { $0 == UInt8(ascii: "_") || isASCIIAlphanumeric($0) }
  }

  private static func isASCIIAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
