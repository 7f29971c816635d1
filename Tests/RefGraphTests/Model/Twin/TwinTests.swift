import Foundation
import Testing

/// Random programs, run by the model and by real Swift objects.
@Suite struct TwinTests {
  @Test(arguments: 0..<shares) func `real objects do what the model says`(share: Int) {
    for seed in Self.seeds(of: share) {
      let program = TwinProgram(seed: seed)
      if Self.isTracing { FileHandle.standardError.write(Data("seed \(seed)\n\(program)\n".utf8)) }
      guard TwinRun(program).difference != nil else { continue }
      let smallest = program.minimised()
      let difference = TwinRun(smallest).difference?.description ?? "none when run again"
      Issue.record("seed \(seed)\n\(smallest)\n\(difference)")
      return
    }
  }

  @Test func `the programs bring about what is to be compared`() {
    var lines = 0, unordered = 0, skipped = 0
    var crashes: Set<String> = []
    for seed in Self.seeds(of: 0) {
      let run = TwinRun(TwinProgram(seed: seed))
      lines += run.lineCount
      unordered += run.unorderedCount
      skipped += run.crashes.count
      for crash in run.crashes.values { crashes.insert(String("\(crash)".prefix { $0 != "(" })) }
    }
    let programs = Self.seeds(of: 0).count
    #expect(lines > 20 * programs)
    #expect(unordered > programs)
    // A crash that is predicted where there is none would leave things out.
    #expect(skipped < programs)
    // The order is what is compared, nearly everywhere.
    #expect(unordered < lines / 10)
    #expect(
      crashes.isSuperset(of: ["escapedFromDeinit", "overlappingAccess", "unownedRead"])
    )
  }

  /// The number of programs that the environment asks for, or 2,000.
  private static let programCount =
    ProcessInfo.processInfo.environment["TWIN_PROGRAMS"].flatMap(Int.init) ?? 2_000

  /// Whether to print each program before it runs: where real code crashes, the last one printed
  /// (without running tests in parallel) is the one.
  private static let isTracing = ProcessInfo.processInfo.environment["TWIN_TRACE"] != nil

  /// Programs are shared out, so that they run beside one another.
  private static let shares = 16

  private static func seeds(of share: Int) -> Range<UInt64> {
    let first = programCount * share / shares
    let end = programCount * (share + 1) / shares
    return UInt64(first)..<UInt64(end)
  }
}
