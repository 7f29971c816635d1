import Testing

@testable import RefGraphReports

@Suite struct `A handout` {
  @Test func `escapes in Markdown what Markdown would take for its own`() {
    var handout = Handout(title: "#1 *and* [more](x)")
    var section = Handout.Section("a_b", ["<b> | `c` \\ \u{1B}[31m"])
    section.parts += [
      .command("echo `id`"), .field("none", []), .field("one", [StyledText("1")]),
      .field("two", [StyledText("1"), StyledText("2")]), .answer(1, StyledText("x")),
      .item(StyledText("y")),
    ]
    var page = TextPage()
    page.paragraph(StyledText("```"), indent: 2)
    section.parts.append(.lines(page))
    handout.add(section)
    handout.add(Handout.Section("empty"))
    #expect(
      handout.markdown() == ##"""
        # \#1 \*and\* \[more\](x)

        ## a\_b

        \<b\> \| \`c\` \\ \\u{1b}\[31m

        - `` echo `id` ``

        - **none:** not recorded
        - **one:** 1
        - **two:**
          - 1
          - 2

        1. x

        - y

        ````text
          ```
        ````

        """##
    )
  }

  @Test(
    arguments: [
      ("- x", #"\- x"#), ("+ x", #"\+ x"#), ("* x", #"\* x"#), ("1. x", #"1\. x"#),
      ("12) x", #"12\) x"#), ("# x", "\\# x"), ("> x", #"\> x"#), ("===", #"\==="#),
      ("---", #"\---"#), ("___", #"\_\_\_"#), ("| x", #"\| x"#), ("~~~", #"\~\~\~"#),
      ("    x", "x"), ("  - x", #"\- x"#), ("a - 1. = x", "a - 1. = x"), ("1.5 s", #"1\.5 s"#),
      ("[\u{301}x](y)", "\\[\u{301}x\\](y)"), ("12", "12"), ("", ""),
    ]
  )
  func `begins no block of Markdown with a text`(text: String, expected: String) {
    #expect(Handout.escaped(text) == expected)
  }

  @Test func `breaks values right of their labels, or below them where it is narrow`() {
    var section = Handout.Section("S")
    section.parts = [
      .field("label", [StyledText("one two three four five six"), StyledText("seven")]),
      .field("x", []),
    ]
    #expect(
      TextLayout(width: 36).text(of: section.page()) == """
        S
          label  one two three four five six
                 seven
          x      not recorded

        """
    )
    #expect(
      TextLayout(width: 24).text(of: section.page()) == """
        S
          label
            one two three four
              five six
            seven
          x
            not recorded

        """
    )
  }

  @Test(
    arguments: [
      ("plain", "plain"), ("a=b", "a=b"), ("é/x.y", "é/x.y"), ("", "''"), ("a b", "'a b'"),
      ("it's", #"'it'\''s'"#), ("$x", "'$x'"), ("-", "-"),
    ]
  )
  func `quotes what a shell would take apart`(word: String, quoted: String) {
    #expect(CommandText.quoted(word) == quoted)
  }
}
