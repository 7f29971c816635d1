import Foundation
import RefGraph
import Testing

@testable import RefGraphTesting

@Suite struct `Known cycles are no findings` {
  private static let step = "closure #2 in Page.bind(weakly:).capture[0]"

  private func findings(except baseline: LeakBaseline, weakly isWeak: Bool = false) -> [Finding] {
    Nursery.findings(except: baseline) { nursery in
      let page = Page()
      page.bind(weakly: isWeak)
      nursery.watch(page, as: "page")
    }
  }

  @Test func `wherever their steps begin`() {
    let first = LeakBaseline(.cycle("Page.onSave", Self.step, reason: "goes with the rewrite"))
    let second = LeakBaseline(.cycle(Self.step, "Page.onSave", reason: "goes with the rewrite"))
    #expect(findings(except: first) == [])
    #expect(findings(except: second) == [])
  }

  @Test func `whatever the numbers of elements are`() throws {
    let notation = try GraphNotation(
      parsing: "let page: Page\nlet a: Cell\npage.cells[] -> a\na.page -> page",
      file: "test"
    )
    let snapshot = try Snapshot(notation: notation)
    let known = LeakBaseline(.cycle("Page.cells[7]", "Cell.page", reason: "known"))
    #expect(known.entries[0].steps == ["Page.cells[]", "Cell.page"])
    #expect(GraphChecks.retainCycles(in: snapshot, except: known) == [])
    #expect(LeakBaseline(accepting: snapshot, reason: "known") == known)
  }

  @Test func `and another cycle is one all the same`() {
    let known = LeakBaseline(
      .cycle("Page.onCancel", Self.step, reason: "known"),
      .cycle("Page.onSave", reason: "known"),
      .cycle("Cell.onSave", Self.step, reason: "known")
    )
    #expect(findings(except: known).map(\.severity) == [.failure, .warning, .warning])
  }

  @Test func `an entry of which only the types are there is told, so that it can go`() throws {
    let text = "cycle: goes with the rewrite\n  Page.onSave\n  \(Self.step)\n"
    let baseline = try LeakBaseline(parsing: text, file: "known.txt")
    #expect(
      findings(except: baseline, weakly: true) == [
        Finding(
          severity: .warning,
          message: """
            The baseline knows a cycle (known.txt:1) that is not there any more: take it out.
              Page.onSave
              closure #2 in Page.bind(weakly:).capture[]
              reason: goes with the rewrite
            """
        )
      ]
    )
    let other = LeakBaseline(.cycle("Cell.row", "Row.cell", reason: "known"))
    #expect(findings(except: other, weakly: true) == [])
  }
}

@Suite struct `A baseline's file` {
  @Test func `reads as what was written`() throws {
    let text = """
      cycle: goes with the rewrite
        Page.onSave
        closure #2 in Page.bind(weakly:).capture[]

      cycle: made by a library
        Cell.row["first"]
        Row.cell

      """
    let baseline = try LeakBaseline(parsing: text, file: "known.txt")
    #expect(baseline.text == text)
    #expect(baseline.entries.map(\.place) == ["known.txt:1", "known.txt:5"])
    #expect(baseline.entries.map(\.reason) == ["goes with the rewrite", "made by a library"])
    #expect(
      baseline.entries.map(\.steps) == [
        ["Page.onSave", "closure #2 in Page.bind(weakly:).capture[]"],
        ["Cell.row[\"first\"]", "Row.cell"],
      ]
    )
    #expect(LeakBaseline.none.text == "")
    #expect(try LeakBaseline(parsing: "", file: "known.txt") == .none)
  }

  @Test func `may have comments, blank lines and other line ends`() throws {
    let text = "# What may stay.\r\n\r\ncycle:known\r\n\tPage.owner  \r\n\r\n  Page.page\r\n"
    #expect(
      try LeakBaseline(parsing: text, file: "known.txt").entries == [
        .init(steps: ["Page.owner", "Page.page"], reason: "known", place: "known.txt:3")
      ]
    )
  }

  @Test(arguments: [
    (
      "# known\nPage.owner",
      "known.txt:2: error: `Page.owner` begins no entry: write `cycle: REASON`, and indent the steps"
    ),
    (
      "\n  Page.owner",
      "known.txt:2: error: the step `Page.owner` belongs to no cycle: "
        + "write `cycle: REASON` on a line before"
    ),
    (
      "cycle:  \n  Page.owner",
      "known.txt:1: error: the cycle has no reason: say behind `cycle:` why it may stay"
    ),
    (
      "cycle: a\ncycle: b\n  Page.owner",
      "known.txt:1: error: the cycle has no steps: "
        + "write each on an indented line, such as `  Detail.onSave`"
    ),
    (
      "cycle: a\n  Page.owner\ncycle: b\n",
      "known.txt:3: error: the cycle has no steps: "
        + "write each on an indented line, such as `  Detail.onSave`"
    ),
  ])
  func `is refused where it is wrong, with the place`(text: String, message: String) {
    let error = #expect(throws: LeakBaselineError.self) {
      try LeakBaseline(parsing: text, file: "known.txt")
    }
    #expect(error?.description == message)
  }

  @Test func `is written to a folder and read from it`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "baseline-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "known.txt").path
    let baseline = LeakBaseline(.cycle("Page.owner", reason: "known"))
    try baseline.write(to: path)
    #expect(try LeakBaseline(contentsOf: path).text == baseline.text)
    let missing = folder.appending(path: "none/known.txt").path
    #expect(throws: LeakBaselineError(file: missing, line: nil, problem: .unreadable)) {
      try LeakBaseline(contentsOf: missing)
    }
    #expect(throws: LeakBaselineError(file: missing, line: nil, problem: .unwritable)) {
      try baseline.write(to: missing)
    }
  }
}

@Suite struct `Objects in several loops are known` {
  private func snapshot(_ text: String) throws -> Snapshot {
    try Snapshot(notation: try GraphNotation(parsing: text, file: "test"))
  }

  private static let loops = """
    let page: Page
    let save: Save
    let cancel: Cancel
    page.onSave -> save
    save.page -> page
    page.onCancel -> cancel
    cancel.page -> page
    """

  private let onSave = LeakBaseline.Entry.cycle("Page.onSave", "Save.page", reason: "known")
  private let onCancel = LeakBaseline.Entry.cycle("Page.onCancel", "Cancel.page", reason: "known")

  @Test func `if all loops are, whichever would be shown`() throws {
    let snapshot = try snapshot(Self.loops)
    let both = LeakBaseline(onSave, onCancel)
    #expect(GraphChecks.retainCycles(in: snapshot, except: both) == [])
    for one in [onSave, onCancel] {
      let findings = GraphChecks.retainCycles(in: snapshot, except: LeakBaseline(one))
      #expect(findings.first?.severity == .failure)
    }
  }

  @Test func `and an accepted snapshot has an entry for each`() throws {
    let snapshot = try snapshot(Self.loops)
    let accepted = LeakBaseline(accepting: snapshot, reason: "known")
    #expect(accepted == LeakBaseline(onSave, onCancel))
    #expect(GraphChecks.retainCycles(in: snapshot, except: accepted) == [])
  }

  @Test func `a long loop that shares a step with a known one goes with it`() throws {
    let snapshot = try snapshot(Self.loops + "\nsave.next -> next\nnext.page -> page")
    #expect(GraphChecks.retainCycles(in: snapshot, except: LeakBaseline(onSave, onCancel)) == [])
  }
}
