import RefGraph
import RefGraphReports
import Testing

@Suite struct `The object in focus in Mermaid` {
  @Test func `has a word, a line and an entry in the legend`() throws {
    let report = try DrawnReport.drawing("root app: App\nlet page: Page\napp.page -> page")
    let text = report.mermaid(focus: report.object(called: "page"))
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains(#"b1["page<br/>Page<br/>in focus"]"#))
    #expect(lines.contains("classDef is-focus stroke-width:5px"))
    #expect(lines.contains("class b1 is-focus"))
    #expect(text.contains("in focus: very thick line, what the diagram is about"))
    #expect(!report.mermaid().contains("focus"))
  }
}
