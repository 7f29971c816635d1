import Testing

@Suite struct `A scenario file` {
  @Test(arguments: [
    "moments reminders", "moments reminders --present --format json",
    "snapshot after-pop --strong --yes --scenario reminders",
    "snapshot after-pop --strong --yes --format json --scenario reminders",
    "snapshot after-pop --strong --yes --format dot --scenario reminders",
    "snapshot saving --focus list --scenario reminders",
    "timeline --unowned --scenario reminders", "timeline --format json --scenario reminders",
    "diff launch after-sign-out --scenario reminders",
    "diff saving popping --push --format json --scenario reminders",
    "convert reminders --at detail-open", "convert reminders --format scenario",
    "convert reminders --format dot", "check reminders", "check reminders --format json",
    "check reminders --format junit",
  ])
  func `gives what the built-in one of its name gives`(line: String) throws {
    let scratch = try Scratch()
    let builtIn = try Launch(line: "memgraph \(line)", in: scratch).run()
    #expect(builtIn.status == 0)
    #expect(builtIn.complaint == "")
    #expect(!builtIn.output.isEmpty)
    for path in ["examples/reminders.scenario", "- < examples/reminders.scenario"] {
      let other = line.replacing("reminders", with: path)
      #expect(try Launch(line: "memgraph \(other)", in: scratch).run() == builtIn)
    }
  }
}
