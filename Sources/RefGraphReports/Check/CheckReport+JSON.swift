extension CheckReport {
  /// The findings as a file of format `refgraph-check`, version 1.
  public func json() -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("format", "refgraph-check")
      writer.member("version", 1)
      writer.member("checks", checkCount)
      writer.member("expectations", expectationCount)
      writer.array("findings") { writer in
        for finding in findings { writer.object { $0.members(of: finding) } }
      }
      writer.array("known") { writer in
        for finding in known { writer.object { $0.members(of: finding) } }
      }
      writer.array("stale") { writer in
        for entry in stale { writer.element(entry.key) }
      }
    }
    return writer.text()
  }
}

extension JSONWriter {
  fileprivate mutating func members(of finding: CheckReport.Finding) {
    member("file", finding.file)
    member("line", finding.line)
    member("column", finding.column)
    member("message", finding.message)
    if let moment = finding.moment { member("moment", moment) }
    if !finding.setting.isEmpty { member("setting", finding.setting) }
  }
}
