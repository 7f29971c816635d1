import Arguments
import Testing

@Suite
struct ArgumentParsingTests {
  @Test
  func `arguments are dealt in order, the optional ones last`() throws {
    let parsed = try Atlas.read("show harbour 7")
    #expect(parsed[Atlas.place] == "harbour")
    #expect(parsed[Atlas.zoom] == 7)
    #expect(try Atlas.read("show harbour")[Atlas.zoom] == nil)
    #expect(try Atlas.read("list")[Atlas.region] == nil)
    #expect(try Atlas.read("list coast")[Atlas.region] == "coast")
  }

  @Test
  func `a repeating argument takes all that is left`() throws {
    #expect(try Atlas.read("check a b --depth 2 c")[Atlas.files] == ["a", "b", "c"])
    #expect(try Atlas.read("pack")[Atlas.formats] == [])
    #expect(try Atlas.read("pack svg json svg")[Atlas.formats] == [.svg, .json, .svg])
  }

  @Test
  func `an argument that has to be given is missed`() {
    #expect(Atlas.refusal("show") == .missingArgument("PLACE"))
    #expect(Atlas.refusal("show --format json") == .missingArgument("PLACE"))
    #expect(Atlas.refusal("check") == .missingArgument("FILE"))
    #expect(Atlas.refusal("check --") == .missingArgument("FILE"))
  }

  @Test
  func `an argument too many is refused`() {
    #expect(Atlas.refusal("show a 1 b c") == .unexpectedArgument("b"))
    #expect(Atlas.refusal("clean up") == .unexpectedArgument("up"))
  }

  @Test
  func `an argument is checked by its form`() {
    #expect(
      Atlas.refusal("show a x")
        == .invalidValue(
          "x",
          name: "ZOOM",
          expectation: "a whole number from 0 to 20",
          nearest: nil
        )
    )
    #expect(
      Atlas.refusal("pack svg jsn")
        == .invalidValue(
          "jsn",
          name: "FORMAT",
          expectation: "one of text, json, svg",
          nearest: "json"
        )
    )
  }

  @Test
  func `two dashes end the options`() throws {
    #expect(
      try Atlas.read("check -- --depth -x --help --")[Atlas.files]
        == ["--depth", "-x", "--help", "--"]
    )
    #expect(try Atlas.read("show -- --winter").choiceWords == [])
    #expect(try Atlas.read("show -- --winter")[Atlas.place] == "--winter")
    #expect(try Atlas.read("show a --")[Atlas.place] == "a")
  }

  @Test
  func `a lone dash is an argument`() throws {
    #expect(try Atlas.read("check - a -")[Atlas.files] == ["-", "a", "-"])
  }

  @Test
  func `mistakes in options come before those in arguments`() {
    #expect(Atlas.refusal("show a b c -x") == .unknownOption("-x", nearest: nil))
  }
}
