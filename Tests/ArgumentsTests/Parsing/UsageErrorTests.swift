import Arguments
import Testing

@Suite
struct UsageErrorTests {
  @Test(arguments: [
    Mistake(
      "shwo a",
      """
      unknown command `shwo`; did you mean `show`?
      Usage: atlas COMMAND [OPTIONS]
      See `atlas help`.
      """
    ),
    Mistake(
      "banana",
      """
      unknown command `banana`
      Usage: atlas COMMAND [OPTIONS]
      See `atlas help`.
      """
    ),
    Mistake(
      "--format json show",
      """
      `--format` stands before the command; write the command first, then its options
      Usage: atlas COMMAND [OPTIONS]
      See `atlas help`.
      """
    ),
    Mistake(
      "help show list",
      """
      unexpected argument `list`; leave it out
      Usage: atlas help [COMMAND]
      See `atlas help`.
      """
    ),
    Mistake(
      "check f --detph 3",
      """
      unknown option `--detph`; did you mean `--depth`?
      Usage: atlas check FILE… [OPTIONS]
      See `atlas help check`.
      """
    ),
    Mistake(
      "check f --set a=b",
      """
      `check` does not take `--set`, which is for `show`; leave it out
      Usage: atlas check FILE… [OPTIONS]
      See `atlas help check`.
      """
    ),
    Mistake(
      "pack -o x",
      """
      `pack` does not take `-o`, which is for `list` and `show`; leave it out
      Usage: atlas pack [FORMAT…]
      See `atlas help pack`.
      """
    ),
    Mistake(
      "list --version",
      """
      `--version` goes without a command; write it alone
      Usage: atlas list [REGION] [OPTIONS]
      See `atlas help list`.
      """
    ),
    Mistake(
      "show a --format --winter",
      """
      `--format` needs a value, but `--winter` follows; write `--format FORMAT`
      Usage: atlas show PLACE [ZOOM] [OPTIONS] [--VALUE…]
      See `atlas help show`.
      """
    ),
    Mistake(
      "--complete show",
      """
      `--complete` is what completion scripts ask with, in the form \
      `atlas --complete TOPIC -- WORDS`; write a command instead
      Usage: atlas COMMAND [OPTIONS]
      See `atlas help`.
      """
    ),
    Mistake(
      "list --format",
      """
      `--format` needs a value; write `--format FORMAT`
      Usage: atlas list [REGION] [OPTIONS]
      See `atlas help list`.
      """
    ),
    Mistake(
      "show --output --winter",
      """
      `--output` needs a value, but `--winter` follows; \
      a value that begins with `-` is written `--output=--winter`
      Usage: atlas show PLACE [ZOOM] [OPTIONS] [--VALUE…]
      See `atlas help show`.
      """
    ),
    Mistake(
      "show -o -x",
      """
      `-o` needs a value, but `-x` follows; a value that begins with `-` is written `-o-x`
      Usage: atlas show PLACE [ZOOM] [OPTIONS] [--VALUE…]
      See `atlas help show`.
      """
    ),
    Mistake(
      "show a --latent=yes",
      """
      `--latent` takes no value; leave out `=yes`
      Usage: atlas show PLACE [ZOOM] [OPTIONS] [--VALUE…]
      See `atlas help show`.
      """
    ),
    Mistake(
      "pack svgg",
      """
      `FORMAT` takes one of text, json, svg, not `svgg`; did you mean `svg`?
      Usage: atlas pack [FORMAT…]
      See `atlas help pack`.
      """
    ),
    Mistake(
      "check --depth= f",
      """
      `--depth` takes a whole number from 1 to 9, not ""
      Usage: atlas check FILE… [OPTIONS]
      See `atlas help check`.
      """
    ),
    Mistake(
      "show a -o x --output y",
      """
      `-o, --output` is given more than once; give it once
      Usage: atlas show PLACE [ZOOM] [OPTIONS] [--VALUE…]
      See `atlas help show`.
      """
    ),
    Mistake(
      "check",
      """
      `FILE` is missing; add it
      Usage: atlas check FILE… [OPTIONS]
      See `atlas help check`.
      """
    ),
    Mistake(
      "clean up",
      """
      unexpected argument `up`; leave it out
      Usage: atlas clean
      See `atlas help clean`.
      """
    ),
  ])
  func `an error says what is wrong, the usage, and where help is`(mistake: Mistake) {
    #expect(Atlas.complaint(mistake.line) == mistake.complaint)
  }

  @Test
  func `a caller's own finding has the same form`() throws {
    let parsed = try Atlas.read("list x")
    let error = parsed.usageError(.unexpectedArgument("x"))
    #expect(
      error.description == """
        unexpected argument `x`; leave it out
        Usage: atlas list [REGION] [OPTIONS]
        See `atlas help list`.
        """
    )
    #expect(error == parsed.usageError(.unexpectedArgument("x")))
    #expect(error != parsed.usageError(.unexpectedArgument("y")))
  }
}

/// A line, and the whole text it is answered with.
struct Mistake: Sendable, CustomTestStringConvertible {
  let line: String
  let complaint: String

  init(_ line: String, _ complaint: String) {
    self.line = line
    self.complaint = complaint
  }

  var testDescription: String { line }
}
