import Testing

@testable import RefGraph

/// The table of verbs.
@Suite struct VerbTests {
  @Test func `no two verbs have one name, or are written alike`() {
    let verbs = FrameworkVerb.all
    #expect(Set(verbs.map(\.name)).count == verbs.count)
    #expect(Set(verbs.map { $0.usage() }).count == verbs.count)
  }

  @Test(arguments: FrameworkVerb.all)
  func `a verb says what it does in a sentence that goes on`(verb: FrameworkVerb) throws {
    let first = try #require(verb.summary.first)
    #expect(first.isLowercase && verb.summary.last != ".", "\(verb.summary)")
  }

  @Test(arguments: FrameworkVerb.all)
  func `a verb reads rows of the table only, each once`(verb: FrameworkVerb) {
    for fact in verb.facts { #expect(FrameworkFact.named(fact.name) == fact) }
    #expect(Set(verb.facts.map(\.name)).count == verb.facts.count)
  }

  @Test func `callbacks are those of the verbs, and that of making`() {
    #expect(
      FrameworkVerb.callbacks.prefix(7) == [
        "init", "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
        "viewDidDisappear",
      ]
    )
    #expect(Set(FrameworkVerb.callbacks).count == FrameworkVerb.callbacks.count)
    #expect(FrameworkCallback.named("viewDidLoad") == .viewDidLoad)
    #expect(FrameworkCallback.named("viewDidLaod") == nil)
  }

  @Test func `every kind of operand has its place in the usage`() {
    let verb = FrameworkVerb(
      "try",
      [
        "try", .object("data source", .any), .field("timer field", fills: "Timer"),
        .method("action"), .items("item"), .count("number"), .text("title"), .name("word"),
        .value("value"), .new("view", "View"),
      ],
      summary: "tries"
    ) { _, _ in VerbPlan() }
    #expect(
      verb.usage()
        == "try DATA-SOURCE TIMER-FIELD ACTION ITEM, ITEM NUMBER \"TITLE\" WORD VALUE VIEW: VIEW"
    )
    #expect(verb.word == "try")
  }
}
