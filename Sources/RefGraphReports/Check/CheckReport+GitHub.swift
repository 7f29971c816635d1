internal import RefGraph

extension CheckReport {
  /// Workflow commands, which show each finding beside its line in a pull request.
  public func github() -> String {
    findings.map { finding in
      "::error file=\(Self.property(finding.file)),line=\(finding.line),col=\(finding.column)"
        + "::\(Self.data(finding.visibleKey))\n"
    }.joined()
  }

  /// Escapes what ends a property of a workflow command.
  private static func property(_ text: String) -> String {
    data(VisibleText.escaping(text)).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  /// Escapes what ends the message of a workflow command.
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }
}
