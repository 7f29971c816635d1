import Testing

@testable import Arguments

@Suite
struct HelpPageTests {
  private let lists = [
    HelpList(
      title: "Short",
      entries: [
        HelpList.Entry(term: "a", text: "The first of them, with a text."),
        HelpList.Entry(term: "bcd", text: ""),
      ]
    ),
    HelpList(title: "Empty", entries: []),
    HelpList(
      title: "Long",
      entries: [
        HelpList.Entry(term: "a-term-of-twenty-five-chars", text: "Its text stands below it."),
        HelpList.Entry(term: "efgh", text: "The last."),
      ]
    ),
  ]

  @Test
  func `lists share a column, which a very long term does not widen`() {
    var page = HelpPage(width: 36)
    page.add(lists: lists)
    #expect(
      page.text() == """
        Short:
          a     The first of them, with a
                text.
          bcd

        Long:
          a-term-of-twenty-five-chars
                Its text stands below it.
          efgh  The last.

        """
    )
  }

  @Test
  func `one column less and texts stand under their terms`() {
    var page = HelpPage(width: 35)
    page.add(lists: lists)
    #expect(
      page.text() == """
        Short:
          a
              The first of them, with a
              text.
          bcd

        Long:
          a-term-of-twenty-five-chars
              Its text stands below it.
          efgh
              The last.

        """
    )
  }

  @Test
  func `an empty page is empty`() {
    var page = HelpPage(width: 80)
    #expect(page.text() == "")
    page.add(paragraphs: "")
    page.add(label: "Usage:", "")
    page.add(lists: [])
    page.add(stacked: HelpList(title: "Examples", entries: []))
    #expect(page.text() == "")
  }
}
