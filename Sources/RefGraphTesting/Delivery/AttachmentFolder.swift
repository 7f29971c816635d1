internal import Foundation

/// Where the files of findings go in a framework that shows no attachments.
struct AttachmentFolder {
  /// The variable of the environment that names the folder; the temporary one otherwise.
  static let variable = "MEMGRAPH_ATTACHMENTS"

  let url: URL

  /// The folder that the environment names.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    if let path = environment[Self.variable], !path.isEmpty {
      url = URL(fileURLWithPath: path, isDirectory: true)
    } else {
      url = FileManager.default.temporaryDirectory
    }
  }

  /// How many files of one name there may be.
  private static let limit = 10_000

  /// Writes a file that was not there before: `test-leak-1.dot` or, where that is taken,
  /// `test-leak-1-2.dot` and so on.
  ///
  /// - Parameter name: with an extension; what no file should be called becomes `-`.
  /// - Returns: the path of the file.
  /// - Throws: what the system says.
  func write(_ bytes: [UInt8], as name: String) throws -> String {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let name = URL(fileURLWithPath: Self.safe(name))
    let stem = name.deletingPathExtension().lastPathComponent
    for number in 1...Self.limit {
      let numbered = number == 1 ? stem : "\(stem)-\(number)"
      let file = url.appendingPathComponent("\(numbered).\(name.pathExtension)")
      do {
        try Data(bytes).write(to: file, options: .withoutOverwriting)
        return file.path
      } catch let error as CocoaError where error.code == .fileWriteFileExists {
        continue
      }
    }
    throw CocoaError(.fileWriteFileExists)
  }

  /// Letters, digits, `.`, `_` and `-` of a name, which does not begin with a dot, and is not longer
  /// than file systems allow.
  static func safe(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { scalar in
      let isKept = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      return isKept || "._-".unicodeScalars.contains(scalar) ? Character(scalar) : "-"
    }
    let text = String(scalars)
    return String((text.hasPrefix(".") ? "-" + text.dropFirst() : text).suffix(100))
  }
}
