internal import RefGraph

extension CheckReport {
  /// A JUnit document: one suite, one case a finding, or one case that passed.
  public func junit() -> String {
    var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    let count = max(1, findings.count)
    text += #"<testsuite name="memgraph check" tests="\#(count)" failures="\#(findings.count)">"#
    text += "\n"
    for finding in findings {
      text += #"  <testcase classname="\#(Self.xml(finding.file))" name="#
      text += #""\#(Self.xml(finding.key))">"# + "\n"
      text += #"    <failure message="\#(Self.xml(finding.place))"/>"# + "\n"
      text += "  </testcase>\n"
    }
    if findings.isEmpty {
      text += #"  <testcase classname="memgraph" name="\#(Self.xml(summary()))"/>"# + "\n"
    }
    return text + "</testsuite>\n"
  }

  /// Escapes what ends an attribute. Control characters, which no XML can hold even escaped, are
  /// written in words as in text.
  private static func xml(_ text: String) -> String {
    VisibleText.escaping(text)
      .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
