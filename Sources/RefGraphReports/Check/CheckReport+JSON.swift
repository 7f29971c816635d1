internal import RefGraph

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
  /// How many settings of a finding are named: there can be a hundred thousand.
  private static let settingLimit = 100

  fileprivate mutating func members(of finding: CheckReport.Finding) {
    member("file", finding.file)
    member("line", finding.line)
    member("column", finding.column)
    member("message", finding.message)
    if let moment = finding.moment { member("moment", moment) }
    guard let combinations = finding.combinations, combinations.total > 1 else { return }
    object("combinations") { writer in
      writer.member("count", combinations.settings.count)
      writer.member("total", combinations.total)
      writer.member("description", combinations.description)
      writer.array("settings") { writer in
        for setting in combinations.settings.prefix(Self.settingLimit) {
          writer.element(setting.description)
        }
      }
    }
  }
}
