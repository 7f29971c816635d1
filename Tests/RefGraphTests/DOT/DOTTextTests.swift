import Testing

@testable import RefGraph

@Suite struct DOTTextTests {
  @Test(arguments: [
    ("", #""""#),
    ("page", #""page""#),
    (#"say "hi""#, #""say \"hi\"""#),
    (#"C:\new\"#, #""C:\\new\\""#),
    (#"\N\G\""#, #""\\N\\G\\\"""#),
    ("a & b &lt; c", #""a &amp; b &amp;lt; c""#),
    ("<b>x</b>", #""<b>x</b>""#),
    ("two\nlines\r\n", #""two\\u{a}lines\\u{d}\\u{a}""#),
    ("nul\u{0}", #""nul\\u{0}""#),
    ("\u{202E}evil", #""\\u{202e}evil""#),
    ("\u{FFFE}", #""\\u{fffe}""#),
    ("🧑‍🚀 größe 名前", #""🧑‍🚀 größe 名前""#),
    ("]; evil -> node [", #""]; evil -> node [""#),
  ])
  func `a quoted string says what the text says`(text: String, expected: String) {
    #expect(DOTText.quoted(text) == expected)
  }

  @Test(arguments: [
    ("", ""),
    ("page", "page"),
    (#"say "hi""#, "say &quot;hi&quot;"),
    (#"C:\new\N"#, #"C:\\new\\N"#),
    ("a & b &lt; c", "a &amp; b &amp;lt; c"),
    ("<b>x</b>", "&lt;b&gt;x&lt;/b&gt;"),
    ("Array<Page>>]", "Array&lt;Page&gt;&gt;]"),
    ("two\nlines", #"two\\u{a}lines"#),
    ("nul\u{0}", #"nul\\u{0}"#),
    ("\u{202E}evil", #"\\u{202e}evil"#),
    ("\u{FFFE}", #"\\u{fffe}"#),
    ("🧑‍🚀 größe 名前", "🧑‍🚀 größe 名前"),
  ])
  func `text in an HTML-like label says what the text says`(text: String, expected: String) {
    #expect(DOTText.html(text, columns: 60) == expected)
  }

  @Test func `no letter follows a backslash in a tooltip`() {
    #expect(DOTText.tooltip(#"a\N "b""#) == "\"a\\\\\u{2060}N \\\"b\\\"\"")
    #expect(DOTText.tooltip("page") == #""page""#)
  }
}
