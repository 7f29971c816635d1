import Arguments
import Testing

extension Atlas {
  /// The command that a line asks for; the line's words are separated by single spaces.
  static func read(_ line: String) throws -> ParsedCommand<Verb> {
    try read(words(line))
  }

  static func read(_ words: [String]) throws -> ParsedCommand<Verb> {
    guard case .command(let parsed) = try tool.parse(words) else {
      throw NoCommand(words: words)
    }
    return parsed
  }

  /// Why a line is refused, or `nil` if it is not.
  static func refusal(_ line: String) -> UsageError.Reason? {
    refusal(words(line))
  }

  static func refusal(_ words: [String]) -> UsageError.Reason? {
    do throws(UsageError) {
      _ = try tool.parse(words)
      return nil
    } catch {
      return error.reason
    }
  }

  /// The whole text of the error that a line brings, or what is wrong with the test.
  static func complaint(_ line: String) -> String {
    do throws(UsageError) {
      _ = try tool.parse(words(line))
      return "(understood)"
    } catch {
      return error.description
    }
  }

  static func words(_ line: String) -> [String] {
    line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
  }

  struct NoCommand: Error { let words: [String] }
}
