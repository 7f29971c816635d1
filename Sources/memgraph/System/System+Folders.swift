#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

extension System {
  /// Makes a folder, and those that it lies in, where they are missing.
  static func makeFolder(path: String) throws(CallError) {
    try requireNoFile(onTheWayTo: path)
    for folder in folders(onTheWayTo: path) {
      guard mkdir(folder, 0o777) != 0 else { continue }
      let number = errno
      guard isFolder(folder) == true else { throw CallError(number: number) }
    }
  }

  /// Throws where something else than a folder is in the place of one, before there is any work done
  /// that would go into it.
  static func requireNoFile(onTheWayTo path: String) throws(CallError) {
    for folder in folders(onTheWayTo: path) where isFolder(folder) == false {
      throw CallError(number: ENOTDIR)
    }
  }

  /// Whether the path leads to a folder; `nil` where it leads to nothing that can be looked at.
  private static func isFolder(_ path: String) -> Bool? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  /// The folders that a path names, from the outermost to itself.
  private static func folders(onTheWayTo path: String) -> [String] {
    var folders: [String] = []
    var end = path.startIndex
    while end < path.endIndex {
      let start = path[end...].firstIndex { $0 != "/" } ?? path.endIndex
      end = path[start...].firstIndex(of: "/") ?? path.endIndex
      folders.append(String(path[..<end]))
    }
    return folders
  }
}
