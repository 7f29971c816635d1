@testable import RefGraphReports
import Testing

@Suite struct `A layout` {
  private func text(width: Int = 20, coloured: Bool = false, _ fill: (inout TextPage) -> Void)
    -> String
  {
    var page = TextPage()
    fill(&page)
    return TextLayout(width: width, isColoured: coloured).text(of: page)
  }

  @Test func `breaks between words`() {
    #expect(
      text { $0.paragraph(StyledText("The page is kept by the app for good.")) } == """
        The page is kept by
        the app for good.

        """
    )
  }

  @Test func `fills a line to its last column`() {
    #expect(text { $0.paragraph(StyledText("12345 789 1234567890")) } == "12345 789 1234567890\n")
    #expect(
      text { $0.paragraph(StyledText("12345 789 12345678901")) } == "12345 789\n12345678901\n"
    )
  }

  @Test func `counts wide characters twice`() {
    #expect(text { $0.paragraph(StyledText("詳細詳細詳 細詳細詳")) } == "詳細詳細詳 細詳細詳\n")
    #expect(text { $0.paragraph(StyledText("詳細詳細詳 細詳細詳細")) } == "詳細詳細詳\n細詳細詳細\n")
  }

  @Test func `hangs what goes on`() {
    #expect(
      text { $0.paragraph(StyledText("released: page, model, image"), indent: 2, hanging: 4) }
        == """
          released: page,
              model, image

        """
    )
  }

  @Test func `lets a word run over that no line can hold`() {
    #expect(
      text { $0.paragraph(StyledText("a ReminderDetailViewController b"), indent: 2, hanging: 2) }
        == """
          a
            ReminderDetailViewController
            b

        """
    )
  }

  @Test func `puts notes into one column`() {
    #expect(
      text(width: 40) { page in
        page.noted(StyledText("page"), StyledText("leaked"), indent: 2)
        page.noted(StyledText("a.b -> c"), StyledText("releases"), indent: 4)
      } == """
          page                  leaked
            a.b -> c            releases

        """
    )
  }

  @Test func `puts a note further right where the text is long`() {
    #expect(
      text(width: 40) {
        $0.noted(StyledText("app.pages[0] -> firstPage"), StyledText("cut"), indent: 4)
      }
        == "    app.pages[0] -> firstPage  cut\n"
    )
  }

  @Test func `puts a note below where there is no room beside`() {
    #expect(
      text(width: 40) { page in
        page.noted(
          StyledText("window.rootViewController -> nav"),
          StyledText("framework, would leak"),
          indent: 4
        )
      } == """
            window.rootViewController -> nav
                framework, would leak

        """
    )
  }

  @Test func `has no trailing spaces where a note is empty`() {
    #expect(text { $0.noted(StyledText("page"), StyledText(""), indent: 2) } == "  page\n")
  }

  @Test func `has one empty line for a gap, and none at the top`() {
    let lines = text { page in
      page.gap()
      page.paragraph(StyledText("a"))
      page.gap()
      page.gap()
      page.heading("b")
    }
    #expect(lines == "a\n\nb\n")
  }

  @Test func `of nothing is nothing`() {
    #expect(text { _ in } == "")
    #expect(text { $0.paragraph(StyledText("")) } == "")
  }

  @Test func `colours each word by itself, and no spaces`() {
    #expect(
      text(coloured: true) { $0.paragraph(StyledText("held for", .caution) + StyledText(" now")) }
        == "\u{1B}[33mheld\u{1B}[0m \u{1B}[33mfor\u{1B}[0m now\n"
    )
  }

  @Test func `breaks coloured text where it breaks plain text`() {
    let words =
      StyledText("detail and onSave", .name) + StyledText(" are ")
      + StyledText("abandoned", .bad) + StyledText(": app keeps them.")
    let coloured = text(coloured: true) { $0.paragraph(words) }
    let plain = text { $0.paragraph(words) }
    #expect(coloured.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
    #expect(coloured != plain)
  }

  @Test func `is never narrower than twenty columns`() {
    #expect(TextLayout(width: 0).width == 20)
    #expect(TextLayout(width: -5).width == 20)
    #expect(TextLayout(width: 21).width == 21)
  }
}
