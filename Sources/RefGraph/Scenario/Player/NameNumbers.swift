/// Names that are each given once: a name that comes again is numbered, `page`, `page-2`, `page-3`.
struct NameNumbers: Sendable {
  private var uses: [String: Int] = [:]
  private var given: Set<String> = []

  /// The name, or the next numbered form of it that was not given yet. Amortised constant time.
  mutating func unique(_ name: String) -> String {
    var number = uses[name, default: 0]
    while true {
      number += 1
      let candidate = number == 1 ? name : "\(name)-\(number)"
      guard given.insert(candidate).inserted else { continue }
      uses[name] = number
      return candidate
    }
  }

  /// The name and the number of a numbered form, `page` and 2 of `page-2`; `nil` of other names.
  static func split(_ numbered: String) -> (name: String, number: Int)? {
    guard let hyphen = numbered.lastIndex(of: "-") else { return nil }
    let digits = numbered[numbered.index(after: hyphen)...]
    guard digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      !digits.hasPrefix("0"), let number = Int(digits)
    else { return nil }
    return (String(numbered[..<hyphen]), number)
  }
}
