import RefGraph
@testable import RefGraphReports
import Testing

@Suite struct `A lesson with hostile names` {
  /// What ends elements, attributes, comments and scripts, and what hides or turns text.
  private static let hostile =
    #"</script></template></title></style><script>alert(1)</script><img src=x onerror=alert(2)>"#
    + #"\" onload=\"alert(3) ' --><!-- ${x} "# + "\u{202E}\u{2028}\u{FEFF}😀"

  private static let text = """
    scenario hostile "\(hostile)"
    question "\(hostile)"
    misconception "\(hostile)"
    conclusion "\(hostile)"
    cannot-prove "\(hostile)"
    next "\(hostile)"
    chapter "\(hostile)"
    entry "\(hostile)"
    xcode "\(hostile)"
    purple-warning "\(hostile)"
    lldb "\(hostile)"
    erratum "\(hostile)"
    closing-question "\(hostile)"
    choice way = strong | weak
    root app: "\(hostile)"
    let página: "\(hostile)"
    let model: Model
    app.page -> página
    página.model -> model
    model.page -[way]-> página
    action "\(hostile)"
      event "\(hostile)"
      clear app.page
      due página
    end
    moment after
    predict "\(hostile)"
      answer "\(hostile)" when released página
      answer "Not so. \(hostile)" when leaked página
    end

    """

  @Test func `has no element that a harmless one has not`() throws {
    let harmless = Self.text.replacing(Self.hostile, with: "plain")
    let pages = try [Self.text, harmless].map { try LessonFile(lessonOf: $0).elements() }
    #expect(pages[0] == pages[1])
  }

  @Test func `is read as it was written`() throws {
    let data = try LessonFile(lessonOf: Self.text).data()
    let strings = try #require(data["strings"] as? [String])
    let seen =
      #"</script></template></title></style><script>alert(1)</script>"#
      + #"<img src=x onerror=alert(2)>" onload="alert(3) ' --><!-- ${x} "#
      + #"\u{202e}\u{2028}\u{feff}😀"#
    #expect(strings.contains(seen))
    #expect(strings.contains("Not so. " + seen))
  }
}
