import Testing

@testable import RefGraphReports

@Suite struct XMLTextTests {
  @Test func `markup becomes text`() {
    #expect(
      XMLText.escaped(#"<script a='b' c="d">&amp;]]>"#)
        == "&lt;script a=&#39;b&#39; c=&quot;d&quot;&gt;&amp;amp;]]&gt;"
    )
  }

  @Test func `what XML does not allow becomes a replacement`() {
    #expect(
      XMLText.escaped("a\u{0}b\u{1B}c\u{FFFE}d\u{FFFF}e\u{7F}f😀")
        == "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e\u{7F}f😀"
    )
  }

  @Test func `line ends survive in attributes, where XML would make spaces of them`() {
    #expect(XMLText.escaped("a\tb\nc\rd") == "a&#9;b&#10;c&#13;d")
  }
}
