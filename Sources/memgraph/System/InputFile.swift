/// A file that a command reads; `-` is standard input.
struct InputFile {
  let path: String

  /// The name for messages.
  var name: String { path == "-" ? "standard input" : path }

  /// Whether a word that may also be the name of a built-in scenario means a file: it has a slash
  /// or a point in it, or is the name of a file that is there.
  var isMeant: Bool {
    path == "-" || path.contains("/") || path.contains(".") || System.exists(path: path)
  }

  /// All bytes of the file.
  ///
  /// - Throws: `noInput` where there is no such file or it is a directory, `readError` otherwise.
  func bytes() throws(Failure) -> [UInt8] {
    do throws(System.CallError) {
      return path == "-"
        ? try System.read(System.standardInput) : try System.read(path: path)
    } catch {
      let status = error.isMissing || error.isDirectory ? ExitStatus.noInput : .readError
      let remedy =
        error.isMissing
        ? "check the path" : error.isDirectory ? "name a file in it" : "check its permissions"
      throw Failure(status, "cannot read `\(name.visible)`: \(error.message); \(remedy)")
    }
  }
}
