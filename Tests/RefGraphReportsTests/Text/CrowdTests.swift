import RefGraph
import RefGraphReports
import Testing

@Suite struct `A report about a crowd` {
  @Test func `stays short`() throws {
    let text = try DrawnReport.crowd(of: 1000).text()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count < 100)
    #expect(text.contains("\n  1980 more\n"))
  }

  @Test func `says for each object what it goes with`() throws {
    #expect(
      try DrawnReport.crowd(of: 2).text() == """
        page1, model1, page2 and model2 are abandoned: app keeps them for good, letting
        go of app.pages[0] releases page1 and model1, and letting go of app.pages[1]
        releases page2 and model2.

        Due objects
          page1  Page                                   abandoned
            root app                                    permanent
            app.pages[0] -> page1                       <- cut here: releases page1
          model1  Model                                 abandoned
            page1.model -> model1                       goes with page1
          page2  Page                                   abandoned
            root app                                    permanent
            app.pages[1] -> page2                       <- cut here: releases page2
          model2  Model                                 abandoned
            page2.model -> model2                       goes with page2

        Owners
          permanent: app

        What this does not prove
          - That the file names every reference: one that it leaves out can change the
            verdict.

        """
    )
  }
}
