@testable import RefGraph
import Testing

/// Texts in which an `end` is missing, or one is too many.
@Suite struct MissingEndTests {
  /// A block of a text, by its lines from 1.
  private struct Block {
    let opener: Int
    let end: Int
  }

  private static let texts = BuiltInScenarioText.all

  /// Every block, or one of seven where the check has to be quick.
  private static func some(_ blocks: [Block]) -> some Sequence<Block> {
    let step = SnapshotAnalysisTests.isExhaustive ? 1 : 7
    return stride(from: 0, to: blocks.count, by: step).lazy.map { blocks[$0] }
  }

  /// The scenarios that the texts use, read once.
  private static let used: [String: Scenario] = Dictionary(
    uniqueKeysWithValues: ScenarioLibrary.preambles.compactMap { name in
      (try? ScenarioLibrary.scenario(named: name)).map { (name, $0) }
    }
  )

  /// The blocks of a right text, found the obvious way.
  private static func blocks(of lines: [String]) -> [Block] {
    var open: [Int] = []
    var blocks: [Block] = []
    for (offset, line) in lines.enumerated() {
      switch line.split(separator: " ").first ?? "" {
      case "type", "on", "closure", "action", "unordered", "if", "repeat", "predict":
        open.append(offset + 1)
      case "end": blocks.append(Block(opener: open.removeLast(), end: offset + 1))
      default: continue
      }
    }
    return blocks
  }

  private func diagnostics(_ lines: [String]) -> [ScenarioError.Diagnostic] {
    do throws(ScenarioError) {
      _ = try Scenario(parsing: lines.joined(separator: "\n"), file: "f") { used in
        Self.used[used]
      }
      return []
    } catch {
      return error.diagnostics
    }
  }

  private func isUnended(_ diagnostic: ScenarioError.Diagnostic) -> Bool {
    if case .unendedBlock = diagnostic.problem { true } else { false }
  }

  @Test(arguments: texts.map(\.name))
  func `where one end is missing, its block is named, and nothing else`(name: String) throws {
    let text = try #require(Self.texts.first { $0.name == name }?.text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let blocks = Self.blocks(of: lines)
    #expect(!blocks.isEmpty)
    for block in Self.some(blocks) {
      var changed = lines
      changed[block.end - 1] = ""
      let found = diagnostics(changed)
      #expect(found.map(\.location.line) == [block.opener], "\(block): \(found)")
      #expect(found.allSatisfy(isUnended), "\(block): \(found)")
    }
  }

  @Test(arguments: texts.map(\.name))
  func `without indentation, the block or one around it is named`(name: String) throws {
    let text = try #require(Self.texts.first { $0.name == name }?.text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0.drop { $0 == " " })
    }
    let blocks = Self.blocks(of: lines)
    for block in Self.some(blocks) {
      let around = blocks.filter { $0.opener <= block.opener && $0.end >= block.end }
      var changed = lines
      changed[block.end - 1] = ""
      let found = diagnostics(changed)
      #expect((1...2).contains(found.count), "\(block): \(found)")
      let first = try #require(found.first)
      #expect(isUnended(first), "\(block): \(found)")
      #expect(around.map(\.opener).contains(first.location.line), "\(block): \(found)")
    }
  }

  @Test(arguments: texts.map(\.name))
  func `without any end, blocks are named and nothing else`(name: String) throws {
    let text = try #require(Self.texts.first { $0.name == name }?.text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let openers = Set(Self.blocks(of: lines).map(\.opener))
    let found = diagnostics(lines.filter { $0.drop { $0 == " " } != "end" })
    #expect(!found.isEmpty)
    #expect(found.allSatisfy(isUnended), "\(found)")
    #expect(openers.count >= found.count)
  }

  @Test func `the message names the block and the line that it must end before`() {
    let text = """
      scenario s "t"
      type T
        on start
          event "a"
        on stop
        end
      end
      action "A"
        settle
      """
    #expect(
      diagnostics([text]).map(\.description) == [
        """
        f:3:3: error: the block that "on" opens has no "end" before line 5
            on start
            ^~
          remedy: close it with a line that says end
        """,
        """
        f:8:1: error: the block that "action" opens has no "end"
          action "A"
          ^~~~~~
          remedy: close it with a line that says end
        """,
      ]
    )
  }

  @Test func `a text with an end for each block may be indented in any way`() {
    let text = """
      scenario s "t"
          action "A"
        event "a"
            repeat 2
      event "b"
        end
                end
      """
    #expect(diagnostics([text]) == [])
  }

  @Test func `an end too many is named where it stands deeper than its block`() {
    let text = """
      scenario s "t"
      type T
        on start
          event "a"
          end
          event "b"
        end
      end
      """
    #expect(
      diagnostics([text]).map(\.description) == [
        """
        f:5:5: error: "end" belongs to no open block
              end
              ^~~
          remedy: remove it, or open a block before it
        """
      ]
    )
  }
}
