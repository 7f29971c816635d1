import Foundation
import RefGraph
import Testing

/// Where the model says that real code would stop, real code does stop: each case runs in a process
/// of its own, which ends by `SIGABRT`.
///
/// Only at `-Onone`: an optimised program may leave out the check for overlapping accesses.
#if DEBUG
  @Suite struct CrashTests {
    @Test(arguments: CrashCase.sample(of: "unownedRead", 6))
    func `reading an unowned reference to a dying object stops real code`(
      crash: CrashCase
    ) async {
      await expectStop(crash)
    }

    @Test(arguments: CrashCase.sample(of: "escapedFromDeinit", 6))
    func `a strong reference that outlives deinit stops real code`(crash: CrashCase) async {
      await expectStop(crash)
    }

    @Test(arguments: CrashCase.sample(of: "overlappingAccess", 6))
    func `using a field from the deinit of its old value stops real code`(
      crash: CrashCase
    ) async {
      await expectStop(crash)
    }

    /// Expects that the child gets to the operation, and no further.
    private func expectStop(_ crash: CrashCase) async {
      let result = await #expect(
        processExitsWith: .signal(SIGABRT),
        observing: [\.standardOutputContent]
      ) { [crash = crash as CrashCase] in
        crash.run()
        CrashCase.say("goes on")
      }
      let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
      #expect(output.hasSuffix("stops here\n"))
    }
  }
#endif

/// A random program and the first of its operations that the model says is a crash.
struct CrashCase: Codable, Sendable, CustomTestStringConvertible {
  let seed: UInt64
  let position: Int

  var testDescription: String { "seed \(seed), operation \(position)" }

  /// The first cases whose crash has the name.
  static func sample(of name: String, _ count: Int) -> [CrashCase] {
    var cases: [CrashCase] = []
    var seed: UInt64 = 0
    while cases.count < count, seed < 20_000 {
      let run = TwinRun(TwinProgram(seed: seed))
      if let first = run.crashes.min(by: { $0.key < $1.key }), "\(first.value)".hasPrefix(name) {
        cases.append(CrashCase(seed: seed, position: first.key))
      }
      seed += 1
    }
    precondition(cases.count == count, "\(cases.count) cases of \(name) in \(seed) programs")
    return cases
  }

  /// Runs the real objects: what comes before the crash, which must not stop, and the crash.
  func run() {
    let program = TwinProgram(seed: seed)
    let world = RealWorld(
      isQuiet: program.isQuiet,
      isWatching: program.seed.isMultiple(of: 2)
    )
    for operation in program.operations[..<position] { world.run(operation) }
    Self.say("stops here")
    world.run(program.operations[position])
  }

  /// Writes a line past every buffer, which a crash would lose.
  static func say(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }
}
