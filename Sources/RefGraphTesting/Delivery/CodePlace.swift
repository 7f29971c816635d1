internal import Testing

/// A place in the code of a test.
struct CodePlace: Sendable {
  /// Module and file, as `#fileID` gives them.
  let fileID: String
  /// The file with its folders, as `#filePath` gives it.
  let filePath: String
  let line: Int
  let column: Int

  init(fileID: String, filePath: String, line: Int, column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  init(_ location: Testing.SourceLocation) {
    self.init(
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
  }

  /// What XCTest knows of a place: a file and a line.
  init(file: StaticString, line: UInt) {
    let path = "\(file)"
    self.init(fileID: path, filePath: path, line: Int(line), column: 1)
  }

  /// The file's name and the line: what a message needs where the reader has the test at hand.
  var text: String { "\(fileName):\(line)" }

  /// The file's name without what follows its first dot, for names of other files.
  var fileStem: String { String(fileName.prefix { $0 != "." }) }

  private var fileName: Substring { fileID.split(separator: "/").last ?? fileID[...] }
}

extension Testing.SourceLocation {
  /// The place as Swift Testing takes it.
  init(_ place: CodePlace) {
    self.init(
      fileID: place.fileID,
      filePath: place.filePath,
      line: place.line,
      column: place.column
    )
  }
}
