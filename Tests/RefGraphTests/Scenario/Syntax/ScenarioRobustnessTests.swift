import RefGraph
import Testing

struct ScenarioRobustnessTests {
  /// Every construct of the language, with text that takes one to four bytes a character.
  private static let sample = """
    # é
    scenario s-1 "T \\"é\\" \\u{1F600} 😀"
    question "Q"
    closing-question "And now?"
    change c
    choice c = strong | weak | none
    choice d = x | y-2 | é
    type Page<T: Any>: "Base #1"
      field f
      field items[] weak
      on tap
        closure block [self -[c]-> self, other ~> a.f]
          event "tick" n=1 t="two words"
          call other.method
        end
        schedule self.f with block
      end
    end
    root a: App temporary
    let 日本: Page<[Int: T]>
    a.f -> 日本
    a.items[] -[unowned]-> 日本.f
    unordered
      event "e"
    end
    action "Tap"
      if c is strong or weak and d is not é
        repeat 3
          push 日本 onto a
        end
      else if d is x
        remove a from a.items
      else
        clear a.f
      end
      moment m
      settle
    end
    due a, 日本
    expect temporarily-held a, a.f
    expect cycle a 日本
    expect no cycle
    expect owner runLoop of a
    predict "Is \\"a\\" gone?"
      answer "and so on" when released a, 日本 and cycle a a.f
      answer "no" when no cycle and owner runLoop of a
    end
    """

  /// Parses in both dialects; a crash is the failure.
  private func isRead(_ bytes: [UInt8]) -> Bool {
    _ = try? GraphNotation(parsing: bytes, file: "f")
    do throws(ScenarioError) {
      _ = try Scenario(parsing: bytes, file: "f")
      return true
    } catch {
      #expect((1...ScenarioError.limit).contains(error.diagnostics.count))
      #expect(error.diagnostics.map(\.location) == error.diagnostics.map(\.location).sorted())
      #expect(!error.description.utf8.contains { $0 < 0x20 && $0 != UInt8(ascii: "\n") })
      return false
    }
  }

  @Test func `every beginning of a text is read or answered`() {
    let bytes = Array(Self.sample.utf8)
    #expect(isRead(bytes))
    #expect(!isRead([]))
    for length in bytes.indices { _ = isRead(Array(bytes.prefix(length))) }
  }

  @Test func `a text with any byte replaced is read or answered`() {
    var random = RandomScenario.Generator(state: 7)
    let bytes = Array(Self.sample.utf8)
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] = UInt8.random(in: 0...255, using: &random)
      _ = isRead(damaged)
    }
  }

  @Test(arguments: 0..<1_000 as Range<UInt64>)
  func `words in no order are read or answered`(seed: UInt64) {
    let separators = [" ", " ", " ", "\n", "\n", "", "\t", "\r\n"]
    let others = [
      "->", "~>", "-[", "]->", "[]", "[", "]", ".", ",", ":", "=", "|", "\"", "\"a b\"", "\\", "#",
      "é", "😀", "\u{0}", "\u{202E}", "\r", "-", "7", "a.f", "self", "released", "weak", "is", "or",
    ]
    let words = others + Self.sample.split(whereSeparator: \.isWhitespace).map(String.init)
    var random = RandomScenario.Generator(state: seed)
    var text = seed.isMultiple(of: 2) ? "scenario s \"t\"\n" : ""
    for _ in 0..<Int.random(in: 1...60, using: &random) {
      text += words.randomElement(using: &random) ?? ""
      text += separators.randomElement(using: &random) ?? ""
    }
    _ = isRead(Array(text.utf8))
  }

  @Test func `lines may end in line feeds or carriage returns and line feeds`() throws {
    let text = Self.sample
    let other = text.split(separator: "\n").joined(separator: "\r\n") + "\r\n"
    let scenario = try Scenario(parsing: text, file: "f")
    #expect(try Scenario(parsing: other, file: "f") == scenario)
    #expect(try Scenario(parsing: "\u{FEFF}" + text, file: "f") == scenario)
  }

  @Test func `a text of many lines, names and types is read in one go`() throws {
    var text = "scenario s \"t\"\n"
    for number in 0..<10_000 {
      text += "type T\(number): T\(number + 1)\nfield f\nend\n"
      text += "choice c\(number) = a | b\n"
      text += "let o\(number): T\(number)\no\(number).f -> o\(number / 2)\n"
    }
    text += "due " + (0..<10_000).map { "o\($0)" }.joined(separator: ", ")
    text +=
      "\nclosure f [" + (0..<10_000).map { "x\($0) -> o\($0)" }.joined(separator: ", ") + "]\n"
    for number in 0..<10_000 { text += "x\(number).f -> x0\n" }
    text += "end\n"
    let scenario = try Scenario(parsing: text, file: "f")
    #expect(scenario.types.count == 10_000)
    #expect(scenario.choices.count == 10_000)
    #expect(scenario.statements.count == 20_002)
  }

  @Test func `a line of a million characters is cut in its message`() throws {
    let line = String(repeating: "(", count: 1_000_000)
    let error = try #require(throws: ScenarioError.self) {
      try Scenario(parsing: "scenario s \"t\"\n" + line, file: "f")
    }
    #expect(error.description.utf8.count < 500)
  }
}
