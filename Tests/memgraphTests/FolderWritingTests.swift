import Foundation
import Testing

@testable import memgraph

@Suite struct `Writing a folder` {
  private let scratch: Scratch
  private let folder: String

  init() throws {
    scratch = try Scratch()
    folder = scratch.path + "/out"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func write() throws {
    let files = ["index", "first", "second"].map { (name: $0, bytes: Array("new \($0)".utf8)) }
    try FolderWriting(files, into: folder).write()
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test func `replaces its files, and leaves others`() throws {
    try scratch.write("old", "out/index")
    try scratch.write("theirs", "out/other")
    try write()
    #expect(try names() == ["first", "index", "other", "second"])
    for name in ["index", "first", "second"] {
      #expect(try scratch.text("out/\(name)") == "new \(name)")
    }
    #expect(try scratch.text("out/other") == "theirs")
  }

  @Test func `changes nothing where a folder is in the place of a file`() throws {
    try scratch.write("old", "out/index")
    try FileManager.default.createDirectory(
      atPath: folder + "/second",
      withIntermediateDirectories: false
    )
    let failure = #expect(throws: Failure.self) { try write() }
    #expect(failure?.status == .cannotWrite)
    #expect(
      failure?.message == """
        wrote 0 of 3 files into `\(folder)`: cannot write `\(folder)/second`: is a directory; \
        move it away, or choose another folder with `-o FOLDER`
        """
    )
    #expect(try names() == ["index", "second"])
    #expect(try scratch.text("out/index") == "old")
  }

  @Test func `has no new index where a file could not be written after all`() throws {
    try scratch.write("old", "out/index")
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/second",
      withDestinationPath: "/dev/full"
    )
    let failure = #expect(throws: Failure.self) { try write() }
    #expect(
      failure?.message == """
        wrote 1 of 3 files into `\(folder)`: cannot write `\(folder)/second`: no space left on \
        device; choose another place with `-o FOLDER`
        """
    )
    #expect(try names() == ["first", "index", "second"])
    #expect(try scratch.text("out/index") == "old")
  }
}
