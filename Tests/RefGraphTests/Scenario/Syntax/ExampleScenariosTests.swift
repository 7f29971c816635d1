import Foundation
import RefGraph
import Testing

struct ExampleScenariosTests {
  @Test func `every example is right and is read back from its text`() throws {
    var root = URL(filePath: #filePath)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    let folder = root.appending(path: "examples")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".scenario") }
    #expect(!files.isEmpty)
    for file in files {
      let bytes = try Array(Data(contentsOf: folder.appending(path: file)))
      let scenario = try ScenarioLibrary.read(bytes, file: file)
      let read = try ScenarioLibrary.read(Array(scenario.text().utf8), file: file)
      #expect(shape(of: read) == shape(of: scenario))
    }
  }
}
