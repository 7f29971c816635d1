internal import Foundation

extension LeakBaseline {
  /// Reads the entries of a file.
  ///
  /// - Parameter path: of the file; a relative one is looked for in the current folder.
  /// - Throws: ``LeakBaselineError``: `unreadable` with the reason, or what is wrong in the text.
  public init(contentsOf path: String) throws(LeakBaselineError) {
    let text: String
    do {
      text = try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw LeakBaselineError(file: path, line: nil, problem: .unreadable)
    }
    try self.init(parsing: text, file: path)
  }

  /// Writes the entries to a file, in the place of what is there.
  ///
  /// - Throws: ``LeakBaselineError``: `unwritable`.
  public func write(to path: String) throws(LeakBaselineError) {
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw LeakBaselineError(file: path, line: nil, problem: .unwritable)
    }
  }
}
