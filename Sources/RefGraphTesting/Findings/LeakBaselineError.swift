internal import RefGraph

/// Why a file of known cycles cannot be read or written.
public struct LeakBaselineError: Error, Equatable, Sendable {
  /// The file, as it was named.
  public let file: String
  /// The line, from 1 on; `nil` where the file as a whole is meant.
  public let line: Int?
  /// What is wrong.
  public let problem: Problem

  /// What can be wrong.
  public enum Problem: Equatable, Sendable {
    /// The file is not there, may not be read, or is not text in UTF-8.
    case unreadable
    /// The file cannot be written where it shall be.
    case unwritable
    /// A line that is not indented and begins no entry.
    case unknownLine(String)
    /// An indented line before the first entry.
    case stepOutsideCycle(String)
    /// An entry without a reason.
    case missingReason
    /// An entry without steps.
    case missingSteps
  }
}

extension LeakBaselineError: CustomStringConvertible {
  /// Where, what is wrong, and what to do.
  public var description: String {
    let place = [file, line.map(String.init)].compactMap(\.self).joined(separator: ":")
    return "\(place): error: \(sentence)"
  }

  private var sentence: String {
    switch problem {
    case .unreadable:
      "cannot be read as text in UTF-8: name a file that is there and may be read"
    case .unwritable: "cannot be written: name a file in a folder that is there"
    case .unknownLine(let text):
      "`\(VisibleText.escaping(text, limit: 80))` begins no entry: "
        + "write `cycle: REASON`, and indent the steps"
    case .stepOutsideCycle(let text):
      "the step `\(VisibleText.escaping(text, limit: 80))` belongs to no cycle: "
        + "write `cycle: REASON` on a line before"
    case .missingReason: "the cycle has no reason: say behind `cycle:` why it may stay"
    case .missingSteps:
      "the cycle has no steps: write each on an indented line, such as `  Detail.onSave`"
    }
  }
}
