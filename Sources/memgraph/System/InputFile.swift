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

  /// The file of this name in the same folder.
  func sibling(_ name: String) -> InputFile {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return InputFile(path: folder + name)
  }

  /// All bytes of the file.
  ///
  /// - Throws: `noInput` where there is no such file or it is a directory, `readError` otherwise.
  func bytes() throws(Failure) -> [UInt8] {
    do throws(System.CallError) {
      return path == "-"
        ? try System.read(System.standardInput) : try System.read(path: path)
    } catch {
      if error.isTooLarge {
        let limit = System.inputLimit >> 20
        throw Failure(
          .badData,
          "\(name.visible):1:1: error: the input has more than \(limit) MiB: give a part of it"
        )
      }
      let isThere = !error.isMissing && !error.isDirectory
      throw Failure(
        isThere ? .readError : .noInput,
        "cannot read \(path == "-" ? name : "`\(path.visible)`"): \(error.message); "
          + remedy(for: error)
      )
    }
  }

  private func remedy(for error: System.CallError) -> String {
    if path == "-" { return "name a file instead" }
    if error.isDirectory { return "name a file in it" }
    return error.isForbidden ? "check its permissions" : "check the path"
  }
}
