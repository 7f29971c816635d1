import Arguments
import Testing

@Suite
struct CompletionQueryTests {
  /// The topic of a query and what was begun, or what is wrong with the test.
  private func query(
    _ line: String
  ) throws -> (topic: String, begun: ParsedCommand<Atlas.Verb>?) {
    guard case .completion(let topic, let begun) = try Atlas.tool.parse(Atlas.words(line)) else {
      throw Atlas.NoCommand(words: Atlas.words(line))
    }
    return (topic, begun)
  }

  @Test
  func `a query names its topic and the command that was begun`() throws {
    let (topic, begun) = try query("--complete places -- show harbour --set a=b --format json")
    #expect(topic == "places")
    let command = try #require(begun)
    #expect(command.verb == .show)
    #expect(command.words(of: Atlas.place) == ["harbour"])
    #expect(command[Atlas.set] == ["a=b"])
    #expect(command[Atlas.format] == .json)
  }

  @Test
  func `a line is understood up to what is missing or wrong`() throws {
    let missing = try #require(try query("--complete x -- show --winter --set").begun)
    #expect(missing.words(of: Atlas.place).isEmpty)
    #expect(missing.choiceWords.map(\.name) == ["winter"])
    let wrong = try #require(
      try query("--complete x -- show --latent --format jsn --set a=b").begun
    )
    #expect(wrong[Atlas.latent])
    #expect(wrong[Atlas.format] == .text)
    #expect(wrong[Atlas.set] == [])
  }

  @Test
  func `a query of no known command has begun nothing`() throws {
    #expect(try query("--complete x --").begun == nil)
    #expect(try query("--complete x -- sho").begun == nil)
  }

  @Test
  func `a query in another form is refused with its form`() {
    let refusal = UsageError.Reason.malformedQuery(
      "--complete",
      form: "atlas --complete TOPIC -- WORDS"
    )
    #expect(Atlas.refusal("--complete x show") == refusal)
    #expect(Atlas.refusal("--complete") == refusal)
    #expect(Atlas.refusal("--complete=x") == refusal)
  }
}
