import Testing

/// What a developer reads when an assertion fails, in either framework, and that the run fails.
@Suite(.disabled(if: FailingRun.isChild))
struct FailingRunTests {
  @Test(arguments: [
    "body", "cycle", "asyncBody", "detachedTask", "dispatchCallback", "mainActor", "trait",
    "trackWithoutTrait", "nothingTracked", "unknownName", "thrown", "model", "files",
    "inconclusive",
  ])
  func `Swift Testing tells at the line of the assertion, whoever found it`(
    _ test: String
  ) throws {
    try Transcript(name: "swift-testing-\(test)").expect(FailingRun(swiftTest: test).transcript)
  }

  @Test(arguments: [
    "testBody", "testCycle", "testAsyncBody", "testDetachedTask", "testDispatchCallback",
    "testMainActor",
    "testTrackForLeaks", "testNothingTracked", "testThrown", "testModel", "testFiles",
    "testInconclusive", "testWarning", "testInconclusiveBesideFailure", "testInconclusiveTeardown",
  ])
  func `XCTest tells at the line of the assertion, whoever found it`(_ test: String) throws {
    try Transcript(name: "xctest-\(test)").expect(FailingRun(xctest: test).transcript)
  }

  @Test(arguments: ["detachedAssertion", "callbackAssertion", "tooLate", "otherFramework"])
  func `what no test of Swift Testing can be told ends the process`(_ test: String) throws {
    try Transcript(name: "swift-testing-\(test)").expect(FailingRun(swiftTest: test).transcript)
  }

  @Test(arguments: ["testOtherFramework", "testNotRunning"])
  func `what no test of XCTest can be told ends the process`(_ test: String) throws {
    try Transcript(name: "xctest-\(test)").expect(FailingRun(xctest: test).transcript)
  }

  @Test func `graphs and pictures are attached in Swift Testing`() throws {
    let files = try FailingRun(swiftTest: "files").files.map { name, text in
      (name.replacing(/-[0-9]+-leak/, with: "-LINE-leak"), text)
    }
    #expect(
      Dictionary(uniqueKeysWithValues: files) == [
        "FailingSwiftTests-LINE-leak-1.dot": "digraph { page }\n",
        "FailingSwiftTests-LINE-leak-1.svg": "<svg>digraph { page }\n</svg>",
        "FailingSwiftTests-LINE-leak-2.dot": "digraph { list }\n",
      ]
    )
  }

  @Test func `graphs and pictures are files in XCTest`() throws {
    #expect(
      try FailingRun(xctest: "testFiles").files == [
        "FailingXCTests.testFiles-leak-1.dot": "digraph { page }\n",
        "FailingXCTests.testFiles-leak-1.svg": "<svg>digraph { page }\n</svg>",
        "FailingXCTests.testFiles-leak-2.dot": "digraph { list }\n",
      ]
    )
  }
}
