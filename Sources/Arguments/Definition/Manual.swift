/// The prose of a help text, for a tool or one of its commands.
public struct Manual: Sendable {
  /// What it does, in one sentence; also stands in the list of commands.
  public let abstract: String
  /// What else is worth knowing. Paragraphs are separated by empty lines and wrapped; a line
  /// that begins with a space stays as it is.
  public let discussion: String
  /// Command lines to try.
  public let examples: [Example]
  /// What the exit statuses mean.
  public let exitStatuses: [ExitStatus]

  /// Makes a manual; what is left empty is left out of the help text.
  public init(
    _ abstract: String,
    discussion: String = "",
    examples: [Example] = [],
    exitStatuses: [ExitStatus] = []
  ) {
    self.abstract = abstract
    self.discussion = discussion
    self.examples = examples
    self.exitStatuses = exitStatuses
  }
}

/// A command line to try, and what it shows.
public struct Example: Sendable, Hashable {
  /// The whole line, ready to be copied; never wrapped.
  public let line: String
  /// What it does or answers.
  public let explanation: String

  /// Makes an example.
  public init(_ line: String, _ explanation: String) {
    self.line = line
    self.explanation = explanation
  }
}

/// A number with which the tool ends, and what it tells a script.
public struct ExitStatus: Sendable, Hashable {
  /// The number, 0 to 255.
  public let code: UInt8
  /// When the tool ends with it.
  public let meaning: String

  /// Makes a status.
  public init(_ code: UInt8, _ meaning: String) {
    self.code = code
    self.meaning = meaning
  }
}
