/// Why live objects could not be captured.
public enum CaptureError: Error, Equatable, Sendable {
  /// Live capture reads memory as Swift lays it out on Linux, x86-64.
  case unsupportedPlatform
  /// `libswiftRemoteMirror`, which knows the layout of types, is at none of these paths.
  case missingMirror([String])
  /// The library lacks a function, so that it is of another version.
  case unknownMirror(path: String, function: String)
  /// Known objects were not read as they are: the runtime lays them out otherwise.
  case failedSelfTest(String)
  /// What is mapped where could not be read.
  case unreadableMap(String)
  /// A copy of the process could not be made.
  case noCopy
  /// Nothing was given to begin with.
  case noObjects
}

extension CaptureError: CustomStringConvertible {
  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .unsupportedPlatform:
      """
      live objects can be captured on Linux x86-64 only
      Elsewhere, snapshot a scenario, or analyze a capture of another tool.
      """
    case .missingMirror(let paths):
      """
      cannot load libswiftRemoteMirror.so (looked at \(paths.joined(separator: ", ")))
      It is part of the Swift toolchain, beside libswiftCore.so. Set MEMGRAPH_REMOTE_MIRROR to its \
      path.
      """
    case .unknownMirror(let path, let function):
      """
      \(path) is of a version that is not known: it has no \(function)
      Use the library of the toolchain that built the program (Swift 6.3).
      """
    case .failedSelfTest(let difference):
      """
      objects in memory are not laid out as expected: \(difference)
      This version reads programs built with Swift 6.3; build the program with that toolchain.
      """
    case .unreadableMap(let path):
      """
      cannot read \(path)
      Mount /proc, and let this process read it.
      """
    case .noCopy:
      """
      cannot make a copy of the process to read from
      Capture without freezing.
      """
    case .noObjects:
      """
      there is no object to begin with
      Give at least one object.
      """
    }
  }
}
