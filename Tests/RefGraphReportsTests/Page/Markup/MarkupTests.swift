@testable import RefGraphReports
import Testing

@Suite struct `A piece of markup` {
  @Test func `escapes text and attributes`() {
    let hostile = "<script>alert('x')</script> & \"q\""
    let escaped = "&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; &quot;q&quot;"
    #expect(
      Markup.element(.p, [.aria(.label, hostile), .data(.object, hostile)], hostile).html()
        == "<p aria-label=\"\(escaped)\" data-object=\"\(escaped)\">\(escaped)</p>"
    )
  }

  @Test func `makes visible what a reader could not see`() {
    #expect(Markup.text("a\u{202E}b\u{0}c\nd").html() == #"a\u{202e}b\u{0}c\u{a}d"#)
  }

  @Test func `has no end tag where there is no content`() {
    #expect(
      Markup.element(.input, [.type("radio"), .flag(.hidden)], []).html()
        == "<input type=\"radio\" hidden>"
    )
  }

  @Test func `leads to files beside the page only`() {
    let names = ["timer-incident.html", "javascript:alert(1)", "//evil/x?a#b", "é \"<"]
    #expect(
      names.map { Markup.element(.a, [.file($0)], []).html() } == [
        "<a href=\"timer-incident.html\"></a>", "<a href=\"javascript%3Aalert%281%29\"></a>",
        "<a href=\"%2F%2Fevil%2Fx%3Fa%23b\"></a>", "<a href=\"%C3%A9%20%22%3C\"></a>",
      ]
    )
  }

  @Test func `of a text has a class for each style, and says what stands for objects`() {
    var text = StyledText.object("list", .name) + StyledText(" & ") + StyledText("gone", .good)
    text.append(".a -> ", of: .reference(source: "list", label: "a", target: "<b>"))
    #expect(
      text.markup().map { $0.html() }.joined() == """
        <span class="name object" data-object="list">list</span> &amp; \
        <span class="good">gone</span>\
        <span class="reference" data-source="list" data-label="a" data-target="&lt;b&gt;">\
        .a -&gt; </span>
        """
    )
  }

  @Test func `of a report has headings, indented lines and notes`() {
    var page = TextPage()
    page.heading("Owners")
    page.paragraph(StyledText("permanent"), indent: 2)
    page.noted(StyledText("a"), StyledText("b", .faint), indent: 40)
    page.labelled(StyledText("c"), StyledText("d"), indent: 0, column: 9)
    #expect(
      page.markup(heading: .h4).map { $0.html() } == [
        "<h4><span class=\"heading\">Owners</span></h4>", "<p class=\"in-1\">permanent</p>",
        "<p class=\"in-4\"><span class=\"text\">a</span> "
          + "<span class=\"note\"><span class=\"faint\">b</span></span></p>",
        "<p><span class=\"label\">c</span> d</p>",
      ]
    )
  }

  @Test func `of a handout keeps what belongs together`() {
    var section = Handout.Section("In <Xcode>")
    section.parts = [
      .text(StyledText("one")), .field("a", [StyledText("1"), StyledText("2")]), .field("b", []),
      .item(StyledText("i")), .item(StyledText("j")), .command("po </code>"),
    ]
    #expect(
      section.markup(heading: .h3, below: .h4).html() == """
        <section><h3>In &lt;Xcode&gt;</h3><p>one</p>\
        <dl><div><dt>a</dt><dd>1</dd><dd>2</dd></div>\
        <div><dt>b</dt><dd><span class="faint">not recorded</span></dd></div></dl>\
        <ul><li>i</li><li>j</li></ul><pre><code>po &lt;/code&gt;</code></pre></section>
        """
    )
  }
}
