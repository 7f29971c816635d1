import LeakStories
import RefGraphCapture
import Testing

extension AllTests {
  /// The file with the comparison against what a capture finds now. The lines of the other tools are
  /// written by `Scripts/steps/stories`, which runs them.
  struct ComparisonTests {
    @Test(arguments: Story.all.map(\.name), Form.allCases)
    func `the file has what the capture finds`(name: String, form: Form) throws {
      let each = try StoryCase(name)
      let survivors = each.survivors(form)
      let text =
        survivors.names.isEmpty
        ? "nothing"
        : CaptureSummary(
          of: try each.reading.searchIsOpen == nil
            ? survivors.search() : survivors.capture(with: each.story.owners()),
          due: survivors.names
        ).text
      #expect(try Comparison().text(of: name, form.rawValue, by: "memgraph") == text)
    }

    @Test func `what is leaked, all three tools find, object by object`() throws {
      let comparison = try Comparison()
      let leaked = comparison.lines.filter {
        $0.tool == "memgraph" && $0.text != "nothing" && !$0.text.hasPrefix("held ")
      }
      #expect(!leaked.isEmpty)
      for line in leaked {
        let others = comparison.lines.filter { $0.story == line.story && $0.form == line.form }
        #expect(others.map(\.classes) == [line.classes, line.classes, line.classes])
      }
    }

    @Test func `the table for readers says the same`() throws {
      let comparison = try Comparison()
      let rows = Story.all.sorted { $0.name < $1.name }.map { story in
        let cells = ["memgraph", "AddressSanitizer"].map {
          comparison.text(of: story.name, "leaking", by: $0) ?? "no line"
        }
        return "| `\(story.name)` | \(story.stage) | \(cells[0]) | \(cells[1]) |"
      }
      #expect(try Comparison.readme().filter { $0.hasPrefix("| `") } == rows)
    }

    @Test func `the two leak checkers never differ`() throws {
      let lines = try Comparison().lines
      let texts = ["AddressSanitizer", "valgrind"].map { tool in
        lines.filter { $0.tool == tool }.map(\.text)
      }
      #expect(texts[0].count == Story.all.count * Form.allCases.count)
      #expect(texts[0] == texts[1])
    }
  }
}
