import RefGraph
import Testing

@Suite struct `The object in focus` {
  private let graph = DrawnGraph(
    """
    root app: App permanent
    let page: DetailPage
    app.page -> page
    """
  )

  @Test func `says so in its box and has the thickest line`() throws {
    let text = DOTDocument(try graph.plan(focus: "page")).text
    let box = try #require(text.split(separator: "\n").first { $0.hasPrefix("  \"page\" [") })
    #expect(
      box == #"""
          "page" [label=<<b>page</b><br/><font point-size="10" color="#555555">DetailPage</font><br/><font point-size="10" color="#555555">in focus</font>>, penwidth=5, tooltip="page: DetailPage"]
        """#
    )
  }

  @Test func `is explained in the legend of its diagram only`() throws {
    let entry = "<b>in focus</b>: what the diagram is about"
    #expect(DOTDocument(try graph.plan(focus: "page")).text.contains(entry))
    #expect(!DOTDocument(try graph.plan()).text.contains("in focus"))
  }
}
