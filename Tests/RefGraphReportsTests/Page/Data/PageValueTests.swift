@testable import RefGraphReports
import Testing

@Suite struct `The data of a page` {
  @Test func `is JSON without a space`() {
    let value: PageValue = .record([
      "a": .numbers([1, -2]), "b": .flag(false), "c": .list([.text("x y")]),
    ])
    #expect(value.json() == #"{"a":[1,-2],"b":false,"c":["x y"]}"#)
  }

  @Test func `cannot end the element that it stands in`() {
    #expect(
      PageValue.text("</script><!-- & \u{2028} \"").json()
        == #""\u003C/script\u003E\u003C!-- \u0026 \\u{2028} \"""#
    )
  }

  @Test func `has each value once, and its number`() {
    var values = Interned<String>()
    #expect(["a", "b", "a"].map { values.number(of: $0) } == [0, 1, 0])
    #expect(values.values == ["a", "b"])
  }

  @Test func `has each line of markup once, and containers by the numbers of their parts`() {
    var table = FragmentTable()
    func lines(_ texts: [String]) -> Markup {
      .element(.ol, [.classes("lines")], texts.map { .element(.li, [], $0) })
    }
    let numbers = [lines(["a", "b"]), lines(["b", "c"]), lines(["a", "b"])].map {
      table.number(of: $0)
    }
    let (kinds, containers) = table.values()
    #expect(numbers == [-1, -2, -1])
    #expect(
      table.template().html()
        == "<template id=\"parts\"><li>a</li><li>b</li><li>c</li></template>"
    )
    #expect(kinds.json() == #"[["ol","lines"]]"#)
    #expect(containers.json() == "[[0,0,1],[0,1,2]]")
  }

  @Test func `keeps what has more than a class in one piece`() {
    var table = FragmentTable()
    let region = Markup.element(.div, [.id("x")], [.element(.p, [], "a")])
    #expect(table.number(of: region) == 0)
    #expect(
      table.template().html()
        == "<template id=\"parts\"><div id=\"x\"><p>a</p></div></template>"
    )
  }
}
