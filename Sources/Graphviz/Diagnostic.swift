#if Graphviz
  /// One message of Graphviz.
  struct Diagnostic: Equatable {
    enum Severity: String {
      case warning = "Warning"
      case error = "Error"
    }

    let severity: Severity
    private(set) var text: String

    /// Joins what Graphviz hands to its error function: for each message the severity, a colon, and
    /// the text; then, without severity, text that continues the message before. Of equal messages
    /// the first is kept; messages that quote a long text are cut.
    static func read(_ pieces: [String]) -> [Diagnostic] {
      var diagnostics: [Diagnostic] = []
      for (index, piece) in pieces.enumerated() {
        if index + 1 < pieces.count, pieces[index + 1] == ": ",
          let severity = Severity(rawValue: piece)
        {
          diagnostics.append(Diagnostic(severity: severity, text: ""))
        } else if piece != ": ", !diagnostics.isEmpty {
          diagnostics[diagnostics.count - 1].text += piece
        }
      }
      return diagnostics.reduce(into: []) { kept, diagnostic in
        let whole = Diagnostic(severity: diagnostic.severity, text: trimmed(diagnostic.text))
        if !kept.contains(whole) { kept.append(whole) }
      }
    }

    /// The number after the first "in line ", which is how Graphviz's parser names its place.
    var line: Int? {
      guard let range = text.firstRange(of: "in line ") else { return nil }
      return Int(text[range.upperBound...].prefix { $0.isASCII && $0.isNumber })
    }

    private static func trimmed(_ text: String) -> String {
      var text = text[...]
      while text.last?.isWhitespace == true { text.removeLast() }
      return text.count > 1_000 ? text.prefix(1_000) + "…" : String(text)
    }
  }
#endif
