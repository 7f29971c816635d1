import RefGraph
@testable import RefGraphReports
import Testing

@Suite struct `A check report` {
  private static let choices = scenario(
    "choice capture = strong | weak\nchoice stop = no | late | early\n"
  )
  private static let plain = CheckReport.Finding(
    file: "a.scenario",
    line: 3,
    column: 1,
    message: "expected `page` to be released, but it is leaked",
    moment: "after-pop",
    combinations: Combinations([choices.defaultSetting], of: choices)
  )
  /// Everything that some form has to escape.
  private static let nasty = CheckReport.Finding(
    file: "a,b:c%\u{1B}[2J<&>\".json",
    line: 1,
    column: 1,
    message: "x\ny\r<&>\"'%\u{0}\u{202E}\u{FFFE}",
    moment: nil
  )

  private func report(_ findings: [CheckReport.Finding], baseline: String = "") throws
    -> CheckReport
  {
    CheckReport(
      findings,
      baseline: try CheckBaseline(parsing: baseline),
      checkCount: 2,
      expectationCount: 5
    )
  }

  @Test func `in text is a line a finding, as compilers write it`() throws {
    #expect(
      try report([Self.plain, Self.nasty]).text() == #"""
        a.scenario:3:1: error: expected `page` to be released, but it is leaked (after-pop; capture=strong stop=no)
        a,b:c%\u{1b}[2J<&>".json:1:1: error: x\u{a}y\u{d}<&>"'%\u{0}\u{202e}\u{fffe}
        5 expectations in 2 combinations: 2 findings

        """#
    )
  }

  @Test func `in text says that all is well`() throws {
    #expect(try report([]).text() == "5 expectations in 2 combinations: all hold\n")
  }

  @Test func `for a pull request ends no property and no message early`() throws {
    #expect(
      try report([Self.plain, Self.nasty]).github() == #"""
        ::error file=a.scenario,line=3,col=1::expected `page` to be released, but it is leaked (after-pop; capture=strong stop=no)
        ::error file=a%2Cb%3Ac%25\u{1b}[2J<&>".json,line=1,col=1::x\u{a}y\u{d}<&>"'%25\u{0}\u{202e}\u{fffe}

        """#
    )
    #expect(try report([]).github() == "")
  }

  @Test func `for a CI server holds nothing that XML cannot`() throws {
    #expect(
      try report([Self.nasty]).junit() == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuite name="memgraph check" tests="1" failures="1">
          <testcase classname="a,b:c%\u{1b}[2J&lt;&amp;&gt;&quot;.json" name="x\u{a}y\u{d}&lt;&amp;&gt;&quot;'%\u{0}\u{202e}\u{fffe}">
            <failure message="a,b:c%\u{1b}[2J&lt;&amp;&gt;&quot;.json:1:1"/>
          </testcase>
        </testsuite>

        """#
    )
  }

  @Test func `in JSON holds the words as they are`() throws {
    #expect(
      try report([Self.nasty]).json() == #"""
        {
          "format": "refgraph-check",
          "version": 1,
          "checks": 2,
          "expectations": 5,
          "findings": [
            {
              "file": "a,b:c%\u001B[2J<&>\".json",
              "line": 1,
              "column": 1,
              "message": "x\ny\r<&>\"'%\u0000\u202E\#u{FFFE}"
            }
          ],
          "known": [],
          "stale": []
        }

        """#
    )
  }

  @Test func `leaves out what is known, and says how much`() throws {
    let key = Self.plain.key
    let report = try report([Self.plain, Self.nasty, Self.plain], baseline: "\(key) # for now\n")
    #expect(report.findings == [Self.nasty])
    #expect(report.known == [Self.plain, Self.plain])
    #expect(report.stale == [])
    #expect(
      report.text().hasSuffix(
        "\n2 known findings left out\n5 expectations in 2 combinations: 1 finding\n"
      )
    )
  }

  @Test func `names the known findings that are there no more`() throws {
    let report = try report([], baseline: "# old\nx @ y # gone\n")
    #expect(report.stale == [CheckBaseline.Entry(key: "x @ y", reason: "gone", line: 2)])
  }

  @Test func `knows a finding by its words, wherever its line is`() {
    #expect(
      Self.plain.key
        == "expected `page` to be released, but it is leaked (after-pop; capture=strong stop=no)"
    )
  }

  @Test func `describes combinations as shortly as is true`() {
    func words(_ numbers: [Int]) -> String {
      Combinations(numbers.map(Self.choices.setting), of: Self.choices).description
    }
    #expect(words([3]) == "capture=weak stop=no")
    #expect(words([0, 1, 2]) == "in 3 of 6 combinations: capture=strong")
    #expect(words([1, 2, 4, 5]) == "in 4 of 6 combinations: stop=late|early")
    #expect(
      words([0, 4]) == "in 2 of 6 combinations: capture=strong stop=no, capture=weak stop=late"
    )
    #expect(
      words([0, 1, 2, 3, 4]).hasSuffix(
        ": capture=strong stop=no, capture=strong stop=late, "
          + "capture=strong stop=early, capture=weak stop=no and 1 more"
      )
    )
    #expect(words([0, 1, 2, 3, 4, 5]) == "in 6 of 6 combinations")
    let plain = Self.scenario("")
    #expect(Combinations([plain.defaultSetting], of: plain).description == "")
  }

  @Test func `has one finding for a fault in several combinations`() throws {
    let scenario = Self.scenario(
      """
      choice keep = yes | no
      choice size = small | large
      root app: App
      let page: Page
      if keep is yes
        app.page -> page
      end
      moment m
      expect released page
      """
    )
    var found = ScenarioFindings(of: scenario)
    for number in 0..<4 {
      let setting = scenario.setting(number: number)
      found.add(ExpectationCheck(of: try scenario.play(setting)).failures, in: setting)
    }
    let report = try report(found.findings())
    #expect(
      report.text() == """
        s.scenario:10:1: error: expected `page` to be released, but it is alive and not due: \
        app.page keeps it (m; in 2 of 4 combinations: keep=yes)
        5 expectations in 2 combinations: 1 finding

        """
    )
    #expect(
      report.json().contains(
        """
              "combinations": {
                "count": 2,
                "total": 4,
                "description": "in 2 of 4 combinations: keep=yes",
                "settings": [
                  "keep=yes size=small",
                  "keep=yes size=large"
                ]
              }
        """
      )
    )
  }

  private static func scenario(_ lines: String) -> Scenario {
    do {
      return try Scenario(parsing: "scenario s \"t\"\n" + lines, file: "s.scenario")
    } catch {
      preconditionFailure("\(error)")
    }
  }

  @Test func `is coloured on demand`() throws {
    let layout = TextLayout(width: 20, isColoured: true)
    #expect(
      try report([]).text(layout)
        == "\u{1B}[32m5 expectations in 2 combinations: all hold\u{1B}[0m\n"
    )
    #expect(
      try report([Self.plain]).text(layout)
        .hasPrefix("a.scenario:3:1: \u{1B}[1;31merror: \u{1B}[0mexpected `page`")
    )
  }
}
