/// A file that a command reads; `-` is standard input.
struct InputFile {
  let path: String

  /// The name for messages.
  var name: String { path == "-" ? "standard input" : path }

  func exists() -> Bool { System.exists(path: path) }

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
