import Foundation
import Testing

@testable import RefGraphTesting

struct AttachmentFolderTests {
  @Test(arguments: [
    ("PageTests.testPop-leak-1.dot", "PageTests.testPop-leak-1.dot"),
    ("made by hand/../x.dot", "made-by-hand-..-x.dot"),
    (".hidden", "-hidden"),
    ("seite:\n\u{7}größe.dot", "seite---größe.dot"),
  ])
  func `a name has only what is safe in a file's name`(_ name: String, _ safe: String) {
    #expect(AttachmentFolder.safe(name) == safe)
  }

  @Test func `a long name keeps its end and is one that file systems take`() {
    let name = AttachmentFolder.safe(String(repeating: "ö", count: 300) + "-leak-1.dot")
    #expect(name.hasSuffix("ö-leak-1.dot"))
    #expect(name.utf8.count <= 255)
  }

  @Test func `a second file of one name gets a number`() throws {
    let folder = AttachmentFolder(environment: ["MEMGRAPH_ATTACHMENTS": temporaryPath()])
    defer { try? FileManager.default.removeItem(at: folder.url) }
    let first = try folder.write([1], as: "a.test-leak-1.dot")
    let second = try folder.write([2], as: "a.test-leak-1.dot")
    #expect(first == folder.url.path + "/a.test-leak-1.dot")
    #expect(second == folder.url.path + "/a.test-leak-1-2.dot")
    #expect(try Data(contentsOf: URL(fileURLWithPath: first)) == Data([1]))
    #expect(try Data(contentsOf: URL(fileURLWithPath: second)) == Data([2]))
  }

  @Test func `without the variable files go into the temporary folder`() {
    let temporary = FileManager.default.temporaryDirectory.path
    #expect(AttachmentFolder(environment: [:]).url.path == temporary)
    #expect(AttachmentFolder(environment: ["MEMGRAPH_ATTACHMENTS": ""]).url.path == temporary)
  }

  @Test func `a folder that cannot be made is an error`() throws {
    let folder = AttachmentFolder(environment: ["MEMGRAPH_ATTACHMENTS": "/dev/null/folder"])
    #expect(throws: (any Error).self) { try folder.write([1], as: "leak.dot") }
  }

  private func temporaryPath() -> String {
    FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
  }
}
