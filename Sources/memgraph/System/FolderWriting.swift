/// Files that are written into a folder, all of them or none where that can be known before: the
/// first one leads to the others, and is there only when they are.
struct FolderWriting {
  private let folder: String
  private let files: [(name: String, bytes: [UInt8])]

  init(_ files: [(name: String, bytes: [UInt8])], into folder: String) {
    self.folder = folder
    self.files = files
  }

  /// Makes the folder where it is missing, and writes the files. What else is in it stays.
  func write() throws(Failure) {
    do throws(System.CallError) {
      try System.makeFolder(path: folder)
    } catch {
      throw Failure(error, making: folder)
    }
    var drafts = try drafts()[...]
    drafts.append(drafts.removeFirst())
    var written = 0
    while let draft = drafts.popFirst() {
      do throws(System.CallError) {
        try draft.file.finish()
      } catch {
        for draft in drafts { draft.file.discard() }
        throw failure(error, writing: draft.path, after: written)
      }
      written += 1
    }
  }

  /// The path of a file of the folder.
  func path(of name: String) -> String {
    (folder.hasSuffix("/") ? folder : folder + "/") + name
  }

  private func drafts() throws(Failure) -> [(path: String, file: System.Draft)] {
    var drafts: [(path: String, file: System.Draft)] = []
    for file in files {
      let path = path(of: file.name)
      do throws(System.CallError) {
        drafts.append((path, try System.Draft(of: path, file.bytes)))
      } catch {
        for draft in drafts { draft.file.discard() }
        throw failure(error, writing: path, after: 0)
      }
    }
    return drafts
  }

  private func failure(
    _ error: System.CallError,
    writing path: String,
    after written: Int
  ) -> Failure {
    let remedy =
      error.isDirectory
      ? "move it away, or choose another folder with `-o FOLDER`"
      : "choose another place with `-o FOLDER`"
    return Failure(
      .cannotWrite,
      "wrote \(written) of \(files.count) files into `\(folder.visible)`: cannot write "
        + "`\(path.visible)`: \(error.message(writing: path)); \(remedy)"
    )
  }
}
