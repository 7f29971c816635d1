import Testing

@testable import RefGraphReports

/// What comes of each text in a browser was looked at with Mermaid 11.6; here stands what is written.
@Suite struct `Text in Mermaid` {
  @Test(arguments: [
    ("ReminderListViewController", "ReminderListViewController"),
    ("viewControllers[0]", "viewControllers#91;0#93;"),
    ("root: app (1)", "root: app (1)"),
    ("due · ABANDONED", "due · ABANDONED"),
    ("a \"quoted\" one", "a #34;quoted#34; one"),
    ("x\"]; b0 --> b1", "x#34;#93;#59; b0 --#62; b1"),
    ("<script>", "#60;script#62;"),
    ("&lt;", "#38;lt#59;"),
    ("|", "#8288;#124;"),
    ("%%{init}%%", "#37;#37;#123;init#125;#37;#37;"),
    ("end", "end"),
    ("家族", "家族"),
  ])
  func `writes what could mean something as its code`(text: String, written: String) {
    #expect(MermaidText.label([text]) == "\"\(written)\"")
  }

  @Test func `keeps Mermaid from seeing a direction, a style or a code of its own`() {
    #expect(MermaidText.label(["direction TB"]) == "\"direction#32;TB\"")
    #expect(MermaidText.label(["style:#a;"]) == "\"style#58;#8288;#35;a#59;\"")
    #expect(MermaidText.label(["#quot;"]) == "\"#35;quot#59;\"")
    #expect(
      MermaidText.label(["\u{FB02}°lt¶ß"]) == "\"#64258;#8288;#176;lt#182;#8288;#223;\""
    )
  }

  @Test(arguments: [
    ("1. one", "1#8288;. one"), ("12) two", "12#8288;) two"), ("- dash", "#8288;- dash"),
    ("# head", "#8288;#35; head"), ("    code", "#8288;#32;#32;#32;#32;code"),
    ("*a*", "∗a∗"), ("`a`", "ˋaˋ"), ("~a~", "∼a∼"), ("_a", "#8288;#95;#8288;a"),
    ("[a](b)", "#91;a#93;#8288;(b)"), ("www.a.b", "www#8288;.a.b"),
    ("http://a", "http#58;#8288;#47;#47;a"), ("a@b", "a#8288;#64;b"),
    ("fa:fa-car", "fa#58;#8288;fa-car"), ("$$x$$", "#36;#8288;#36;#8288;x#36;#8288;#36;#8288;"),
    ("\\", "#92;#8288;"),
  ])
  func `keeps Markdown, formulas and icons out`(text: String, written: String) {
    #expect(MermaidText.label([text]) == "\"\(written)\"")
  }

  @Test func `has a line break between lines, and never an empty text`() {
    #expect(MermaidText.label(["a", "b"]) == "\"a<br/>b\"")
    #expect(MermaidText.label([""]) == "\"#32;\"")
  }

  @Test func `leaves out of a description what it cannot escape`() {
    #expect(
      MermaidText.accessible("a: %%{init}%% <b> \"c\"; #d\u{A}e é?")
        == "a: init b c d u a e é?"
    )
  }

  @Test func `writes a title as YAML in which no tag and no directive shows`() {
    #expect(
      MermaidText.yaml("a \"b\" \\ <i x=\"y\"> %%{c #d\u{202E}")
        == #""a \"b\" \\ \u003Ci x=\"y\"\u003E \u0025\u0025{c \u0023d\\u{202e}""#
    )
  }
}
