extension ScenarioError {
  /// One thing that is wrong, with its place and a way to put it right.
  ///
  /// Two diagnostics are equal when they say the same about the same place of equal lines.
  public struct Diagnostic: Error, Equatable, Sendable {
    /// The file as the caller named it.
    public let file: String
    /// Where the offending text begins.
    public let location: SourceLocation
    /// What is wrong.
    public let problem: Problem
    /// The offending text as it stands in the file; empty at the end of a line.
    public let found: String
    /// The known word that comes nearest to the offending one, where one is near.
    public let nearest: String?
    /// The line of the file that holds the place.
    public internal(set) var sourceLine = ""
    /// How the statement of the line is written, where that is what the reader needs.
    public internal(set) var usage: String?

    init(
      _ problem: Problem,
      _ found: String,
      at location: SourceLocation,
      in file: String,
      nearest: String? = nil
    ) {
      self.file = file
      self.location = location
      self.problem = problem
      self.found = found
      self.nearest = nearest
    }

    /// The same, with the way to write the line.
    func showing(_ usage: String?) -> Self {
      var diagnostic = self
      if case .unexpected = problem { diagnostic.usage = usage }
      return diagnostic
    }
  }
}

extension ScenarioError.Diagnostic: CustomStringConvertible {
  /// `file:line:column: error: …`, the line with a mark under the place, and the remedy.
  ///
  /// Control characters, bidirectional overrides and the like are written as `\u{…}`, and long
  /// texts are cut, so that the result is safe to print.
  public var description: String {
    var text = "\(escapedFile):\(location): error: \(message)"
    if !sourceLine.isEmpty {
      let excerpt = SourceExcerpt(of: sourceLine, column: location.column, marking: found)
      text += "\n  \(excerpt.line)\n  \(excerpt.mark)"
    }
    return text + "\n  remedy: \(remedy)"
  }

  var escapedFile: String { VisibleText.escaping(file, limit: 300) }
}
