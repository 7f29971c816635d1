import RefGraph
import Testing

/// Each message of an expectation that does not hold, whole.
@Suite struct ExpectationCheckTests {
  private static let set = """
    root app: App
    root pool: Pool temporary
    let kept: T
    let gone: T
    let lost: T
    let lostToo: T
    let brief: T
    let free: T
    let freed: T
    app.kept -> kept
    app.free -> free
    pool.brief -> brief
    lost.other -> lostToo
    lostToo.other -> lost
    due kept, gone, lost, brief
    moment m

    """

  @Test(
    arguments: [
      ("abandoned kept", nil), ("released gone", nil), ("leaked lost", nil),
      ("temporarily-held brief", nil), ("alive free", nil), ("cycle lostToo lost", nil),
      ("owner app of kept", nil), ("owner pool of brief", nil), ("released freed", nil),
      ("owner app of app", nil), ("abandoned app.kept", nil), ("nil kept.other", nil),
      ("nil kept.other, app.kept.other", nil),
      ("nil app.kept", "expected `app.kept` to be nil, but it is kept"),
      ("nil gone.other", "expected `gone.other` to be nil, but `gone` is released"),
      ("nil kept.other.other", "`kept.other` leads to no object at this moment"),
      (
        "released kept",
        "expected `kept` to be released, but it is abandoned: app.kept keeps it"
      ),
      (
        "released brief",
        "expected `brief` to be released, but it is temporarily-held: pool.brief keeps it"
      ),
      ("released lost", "expected `lost` to be released, but it is leaked"),
      ("leaked gone", "expected `gone` to be leaked, but it is released"),
      (
        "released free",
        "expected `free` to be released, but it is alive and not due: app.free keeps it"
      ),
      ("leaked lostToo", "expected `lostToo` to be leaked, but it is alive and not due"),
      (
        "leaked freed",
        "expected `freed` to be leaked, but it is released, though nothing made it due"
      ),
      ("abandoned app.nothing", "`app.nothing` leads to no object at this moment"),
      ("alive gone", "expected `gone` to be alive, but it is released"),
      ("alive app.nothing", "`app.nothing` leads to no object at this moment"),
      ("no cycle", "expected no cycle, but lost lostToo is one"),
      ("cycle lost", "expected the cycle lost, but there is only lost lostToo"),
      ("cycle lost kept", "expected the cycle lost kept, but there is only lost lostToo"),
      ("cycle lost app.nothing", "`app.nothing` leads to no object at this moment"),
      ("owner pool of kept", "expected `pool` to own `kept`, but only app does"),
      ("owner app of lost", "expected `app` to own `lost`, but no root does"),
      ("owner kept of kept", "expected `kept` to own `kept`, but only app does"),
      ("owner app of app.nothing", "`app.nothing` leads to no object at this moment"),
      ("owner app.nothing of app", "`app.nothing` leads to no object at this moment"),
    ] as [(String, String?)]
  )
  func `an expectation that does not hold says what is so`(
    expectation: String,
    message: String?
  ) throws {
    let timeline = try play(Self.set + "expect \(expectation)")
    #expect(timeline.objections == (message.map { [$0] } ?? []))
  }

  @Test func `a cycle is expected in vain where there is none`() throws {
    let timeline = try play("root app: App\nmoment m\nexpect cycle app\nexpect no cycle")
    #expect(timeline.objections == ["expected the cycle app, but there is none"])
  }

  @Test func `a balanced cycle may be expected, and is no objection to no cycle`() throws {
    let timeline = try screen("present detail from list\nsettle\nmoment m\nexpect no cycle")
    #expect(timeline.objections == [])
    let expected = try screen(
      "present detail from list\nsettle\nmoment m\n"
        + "expect cycle nav detail detail.presentationController"
    )
    #expect(expected.objections == [])
  }

  @Test func `each failure names its moment and its line`() throws {
    let timeline = try play(
      """
      root a: T
      moment one
      expect released a
      moment two
      expect alive a
      expect released a
      """
    )
    let check = ExpectationCheck(of: timeline)
    #expect(check.expectationCount == 3)
    #expect(
      check.failures.map {
        "\($0.file):\($0.location) \($0.moment ?? "") \($0.expectation?.moment ?? -1)"
      } == ["test.scenario:4:1 one 0", "test.scenario:7:1 two 1"]
    )
  }
}
