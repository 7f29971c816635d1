internal import RefGraph

extension CheckReport {
  /// `file:line:column: error: …` for each finding, as compilers write it, and a summary.
  ///
  /// Lines are as long as they are, whatever the width: each is one finding for who searches them.
  public func text(_ layout: TextLayout = TextLayout()) -> String {
    var lines = findings.map { finding in
      StyledText("\(finding.place): ") + StyledText("error: ", .bad) + StyledText(finding.key)
    }
    if !known.isEmpty {
      lines.append(StyledText("\(Listing.count(known.count, "known finding")) left out", .faint))
    }
    lines.append(StyledText(summary(), findings.isEmpty ? .good : .bad))
    return lines.map { layout.coloured($0) + "\n" }.joined()
  }

  /// How much was checked, and how it went.
  func summary() -> String {
    guard expectationCount > 0 || !findings.isEmpty else {
      return "nothing is expected here, so nothing was checked: add `expect` lines"
    }
    let checked =
      "\(Listing.count(expectationCount, "expectation")) in "
      + Listing.count(checkCount, "combination")
    guard !findings.isEmpty else { return "\(checked): all hold" }
    return "\(checked): \(Listing.count(findings.count, "finding"))"
  }
}

extension CheckReport.Finding {
  /// Where it is, as compilers write it.
  var place: String { "\(VisibleText.escaping(file)):\(line):\(column)" }
  /// The key, safe to print.
  var visibleKey: String { VisibleText.escaping(key) }
}
