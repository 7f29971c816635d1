/// Random JSON texts, and random damage to them.
struct RandomJSON {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// A good text whose keys differ within each object, without half surrogates, and with numbers
  /// that doubles can hold.
  mutating func text() -> String {
    var text = ""
    // What is still to be written, the next at the end.
    var plan: [Part] = [.value(depth: 0)]
    while let part = plan.popLast() {
      switch part {
      case .literal(let literal): text += space() + literal + space()
      case .value(let depth):
        let count = Int.random(in: 0...4, using: &generator)
        switch Int.random(in: depth < 6 ? 0...9 : 4...9, using: &generator) {
        case 0...1:
          plan.append(.literal("]"))
          for index in 0..<count {
            plan.append(.value(depth: depth + 1))
            if index < count - 1 { plan.append(.literal(",")) }
          }
          plan.append(.literal("["))
        case 2...3:
          plan.append(.literal("}"))
          for index in 0..<count {
            plan.append(.value(depth: depth + 1))
            plan.append(.literal("\"\(index)\(string())\":"))
            if index < count - 1 { plan.append(.literal(",")) }
          }
          plan.append(.literal("{"))
        case 4...6: text += number()
        case 7...8: text += "\"\(string())\""
        default: text += ["true", "false", "null"].randomElement(using: &generator) ?? "null"
        }
      }
    }
    return text
  }

  /// `bytes` with one to three bytes changed, inserted, removed or repeated.
  mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &generator) where !bytes.isEmpty {
      let index = Int.random(in: bytes.indices, using: &generator)
      switch Int.random(in: 0...4, using: &generator) {
      case 0: bytes[index] = .random(in: 0...255, using: &generator)
      case 1: bytes[index] = telling()
      case 2: bytes.insert(telling(), at: index)
      case 3: bytes.remove(at: index)
      default: bytes.insert(bytes[index], at: index)
      }
    }
    return bytes
  }

  private enum Part {
    case literal(String)
    case value(depth: Int)
  }

  /// A byte that means something to a parser.
  private mutating func telling() -> UInt8 {
    Array("{}[],:\"\\/ \n\t0123456789-+.eEtrufalsn\u{0}\u{1F}é€😀".utf8)
      .randomElement(using: &generator) ?? 0
  }

  private mutating func space() -> String {
    ["", "", "", " ", "\n", "\t", "\r\n"].randomElement(using: &generator) ?? ""
  }

  private mutating func number() -> String {
    let sign = Bool.random(using: &generator) ? "-" : ""
    let whole = generator.next() >> UInt64.random(in: 0...63, using: &generator)
    switch Int.random(in: 0...3, using: &generator) {
    case 0: return "\(sign)\(whole).\(Int.random(in: 0...999, using: &generator))"
    case 1: return "\(sign)\(whole)e\(Int.random(in: -30...30, using: &generator))"
    default: return "\(sign)\(whole)"
    }
  }

  private mutating func string() -> String {
    let pieces = [
      "a", "Z", " ", "é", "€", "😀", "\u{7F}", "\\n", "\\\"", "\\\\", "\\/", "\\u0041", "\\u00e9",
      "\\ud83d\\ude00", "\\u0000", "{", "]", ",", ":", "//",
    ]
    return (0..<Int.random(in: 0...6, using: &generator))
      .compactMap { _ in pieces.randomElement(using: &generator) }.joined()
  }
}
