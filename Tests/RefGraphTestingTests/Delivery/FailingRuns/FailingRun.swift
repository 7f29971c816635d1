import Foundation

/// A test that fails on purpose, run in a process of its own by the same program, and what it said.
struct FailingRun {
  private static let variable = "REFGRAPH_FAILING_RUNS"

  /// Whether this process is such a run.
  static let isChild = ProcessInfo.processInfo.environment[variable] != nil

  /// Standard output and standard error as they came, with times, versions and folders left out, and
  /// the exit status in the last line.
  let transcript: String
  /// The files that were attached or written, by name.
  let files: [String: String]

  /// Runs one test of Swift Testing.
  init(swiftTest name: String) throws {
    let filter = #"FailingSwiftTests/\#(name)\(\)"#
    try self.init(["--testing-library", "swift-testing", "--filter", filter])
  }

  /// Runs one test of XCTest.
  init(xctest name: String) throws {
    try self.init(["RefGraphTestingTests.FailingXCTests/\(name)"])
  }

  private init(_ arguments: [String]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "failing-run-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let attachments = folder.appending(path: "attachments")
    try FileManager.default.createDirectory(at: attachments, withIntermediateDirectories: true)
    let isSwiftTesting = arguments.count > 1
    let (text, status) = try Self.run(
      arguments + (isSwiftTesting ? ["--attachments-path", attachments.path] : []),
      environment: [Self.variable: "1", "MEMGRAPH_ATTACHMENTS": attachments.path, "NO_COLOR": "1"],
      output: folder.appending(path: "output")
    )
    let lasting = TranscriptText.lasting(text, attachments: attachments.path)
    transcript = "\(lasting)exit status \(status)\n"
    let names = try FileManager.default.contentsOfDirectory(atPath: attachments.path)
    files = try names.reduce(into: [:]) { files, name in
      files[name] = try String(contentsOf: attachments.appending(path: name), encoding: .utf8)
    }
  }

  /// Both streams go into one file, so that their lines stand in the order in which they were written.
  private static func run(
    _ arguments: [String],
    environment: [String: String],
    output: URL
  ) throws -> (text: String, status: Int32) {
    try Data().write(to: output)
    let handle = try FileHandle(forWritingTo: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    return (try String(contentsOf: output, encoding: .utf8), process.terminationStatus)
  }
}
