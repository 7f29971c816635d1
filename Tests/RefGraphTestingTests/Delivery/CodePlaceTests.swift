import Testing

@testable import RefGraphTesting

struct CodePlaceTests {
  @Test func `a place is told by the file's name and the line`() {
    let place = CodePlace(fileID: "Tests/A/B.swift", filePath: "/x/B.swift", line: 7, column: 3)
    #expect(place.text == "B.swift:7")
    #expect(place.fileStem == "B")
    #expect(CodePlace(file: "/x/C.swift", line: 9).text == "C.swift:9")
  }

  @Test func `Swift Testing gets back the place that it gave`() {
    let location = #_sourceLocation
    #expect(Testing.SourceLocation(CodePlace(location)) == location)
  }
}
