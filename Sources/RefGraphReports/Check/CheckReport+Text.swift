internal import RefGraph

extension CheckReport {
  /// `file:line:column: error: …` for each finding, as compilers write it, and a summary.
  public func text() -> String {
    var lines = findings.map { "\($0.place): error: \($0.visibleKey)" }
    if !known.isEmpty { lines.append("\(Listing.count(known.count, "known finding")) left out") }
    lines.append(summary())
    return lines.map { $0 + "\n" }.joined()
  }

  private func summary() -> String {
    let checked =
      "\(Listing.count(expectationCount, "expectation")) in "
      + Listing.count(checkCount, "combination")
    guard !findings.isEmpty else { return "\(checked): all hold" }
    return "\(checked): \(Listing.count(findings.count, "finding"))"
  }

  /// Workflow commands, which show each finding beside its line in a pull request.
  public func github() -> String {
    findings.map { finding in
      "::error file=\(Self.property(finding.file)),line=\(finding.line),col=\(finding.column)"
        + "::\(Self.data(finding.visibleKey))\n"
    }.joined()
  }

  /// Escapes what ends a property of a workflow command.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  /// Escapes what ends the message of a workflow command.
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// A JUnit document: one suite, one case a finding, or one case that passed.
  public func junit() -> String {
    var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    let count = max(1, findings.count)
    text += #"<testsuite name="memgraph check" tests="\#(count)" failures="\#(findings.count)">"#
    text += "\n"
    for finding in findings {
      text += #"  <testcase classname="\#(Self.xml(finding.file))" name="#
      text += #""\#(Self.xml(finding.visibleKey))">"# + "\n"
      text += #"    <failure message="\#(Self.xml(finding.place))"/>"# + "\n"
      text += "  </testcase>\n"
    }
    if findings.isEmpty {
      text += #"  <testcase classname="memgraph" name="\#(Self.xml(summary()))"/>"# + "\n"
    }
    return text + "</testsuite>\n"
  }

  private static func xml(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}

extension CheckReport.Finding {
  var place: String { "\(VisibleText.escaping(file)):\(line):\(column)" }
  var visibleKey: String { VisibleText.escaping(key) }
}
