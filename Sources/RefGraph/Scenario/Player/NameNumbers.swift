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
}
