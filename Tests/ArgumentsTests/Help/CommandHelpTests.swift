import Arguments
import Testing

@Suite
struct CommandHelpTests {
  private func help(_ verb: Atlas.Verb, width: Int = 80) throws -> String {
    let command = try #require(Atlas.tool.commands.first { $0.verb == verb })
    return Atlas.tool.help(for: command, width: width)
  }

  @Test
  func `a command with everything`() throws {
    #expect(
      try help(.show) == """
        Shows one place.

        Usage: atlas show PLACE [ZOOM] [OPTIONS] [--VALUE…]

        Roads that end at the place come first, then those that begin there, then those
        that pass.

        Arguments:
          PLACE                   The place to look at.
          ZOOM                    How close to go.

        Region:
              --set CHOICE=VALUE  Sets a choice of the region. [repeatable]

        Output:
              --format FORMAT     How the result is written. [one of text, json, svg;
                                  default: text]
          -o, --output FILE       Where the result goes, instead of standard output.
          -l, --latent            Shows hidden roads.

        Choices:
              --VALUE…            A value of a choice: `--winter` is
                                  `--set season=winter`.

        Help:
          -h, --help              Shows this help.

        Examples:
          atlas show harbour --format svg -o harbour.svg
              A picture.

        """
    )
  }

  @Test
  func `a command with an optional argument`() throws {
    #expect(
      try help(.list) == """
        Lists places.

        Usage: atlas list [REGION] [OPTIONS]

        Arguments:
          REGION               The region to list.

        Output:
              --format FORMAT  How the result is written. [one of text, json, svg;
                               default: text]
          -o, --output FILE    Where the result goes, instead of standard output.
          -l, --latent         Shows hidden roads.

        Help:
          -h, --help           Shows this help.

        """
    )
  }

  @Test
  func `a command with a repeating argument`() throws {
    #expect(
      try help(.check) == """
        Checks maps.

        Usage: atlas check FILE… [OPTIONS]

        Arguments:
          FILE…              A map to check.

        Options:
              --depth COUNT  How far roads are followed. [default: 3]

        Help:
          -h, --help         Shows this help.

        """
    )
  }

  @Test
  func `a command without options of its own`() throws {
    #expect(
      try help(.pack) == """
        Packs maps.

        Usage: atlas pack [FORMAT…]

        Arguments:
          FORMAT…     What to pack. [one of text, json, svg]

        Help:
          -h, --help  Shows this help.

        """
    )
  }

  @Test
  func `a command without anything`() throws {
    #expect(
      try help(.clean) == """
        Removes what is cached.

        Usage: atlas clean

        Help:
          -h, --help  Shows this help.

        """
    )
  }

  @Test
  func `texts are wrapped in their column`() throws {
    #expect(
      try help(.show, width: 60) == """
        Shows one place.

        Usage: atlas show PLACE [ZOOM] [OPTIONS] [--VALUE…]

        Roads that end at the place come first, then those that
        begin there, then those that pass.

        Arguments:
          PLACE                   The place to look at.
          ZOOM                    How close to go.

        Region:
              --set CHOICE=VALUE  Sets a choice of the region.
                                  [repeatable]

        Output:
              --format FORMAT     How the result is written. [one of
                                  text, json, svg; default: text]
          -o, --output FILE       Where the result goes, instead of
                                  standard output.
          -l, --latent            Shows hidden roads.

        Choices:
              --VALUE…            A value of a choice: `--winter` is
                                  `--set season=winter`.

        Help:
          -h, --help              Shows this help.

        Examples:
          atlas show harbour --format svg -o harbour.svg
              A picture.

        """
    )
  }

  @Test
  func `texts stand under their terms where two columns do not fit`() throws {
    #expect(
      try help(.show, width: 40) == """
        Shows one place.

        Usage: atlas show PLACE [ZOOM] [OPTIONS]
               [--VALUE…]

        Roads that end at the place come first,
        then those that begin there, then those
        that pass.

        Arguments:
          PLACE
              The place to look at.
          ZOOM
              How close to go.

        Region:
          --set CHOICE=VALUE
              Sets a choice of the region.
              [repeatable]

        Output:
          --format FORMAT
              How the result is written. [one of
              text, json, svg; default: text]
          -o, --output FILE
              Where the result goes, instead of
              standard output.
          -l, --latent
              Shows hidden roads.

        Choices:
          --VALUE…
              A value of a choice: `--winter` is
              `--set season=winter`.

        Help:
          -h, --help
              Shows this help.

        Examples:
          atlas show harbour --format svg -o harbour.svg
              A picture.

        """
    )
  }

  @Test(arguments: [Int.min, -1, 0, 1, 19, 20])
  func `a page has twenty columns at least`(width: Int) throws {
    let lines = try help(.check, width: width).split(separator: "\n")
    #expect(
      lines == [
        "Checks maps.", "Usage: atlas check", "       FILE…", "       [OPTIONS]", "Arguments:",
        "  FILE…", "      A map to", "      check.", "Options:", "  --depth COUNT",
        "      How far roads", "      are followed.", "      [default: 3]", "Help:",
        "  -h, --help", "      Shows this", "      help.",
      ]
    )
  }

  @Test
  func `a very wide page wraps nothing`() throws {
    let text = try help(.show, width: .max)
    #expect(
      text.contains(
        "      --format FORMAT     How the result is written. [one of text, json, svg; default: text]\n"
      )
    )
  }
}
