import Arguments
import Testing

@Suite
struct ToolHelpTests {
  @Test
  func `the help of the tool at its usual width`() throws {
    #expect(
      Atlas.tool.help() == """
        Shows roads and places.

        Usage: atlas COMMAND [OPTIONS]

        Maps come with the tool or from files.

        A first look:
          atlas list

        Commands:
          list           Lists places.
          show           Shows one place.
          check          Checks maps.
          pack           Packs maps.
          clean          Removes what is cached.
          help           Explains the tool, or one of its commands.

        Options:
          -h, --help     Shows this help.
              --version  Shows the version.

        Examples:
          atlas show harbour --winter
              Which roads are open in winter?

        Exit status:
          0   Done.
          64  The command line cannot be understood.

        """
    )
  }

  @Test
  func `the help of the tool on a narrow page`() throws {
    #expect(
      Atlas.tool.help(width: 44) == """
        Shows roads and places.

        Usage: atlas COMMAND [OPTIONS]

        Maps come with the tool or from files.

        A first look:
          atlas list

        Commands:
          list
              Lists places.
          show
              Shows one place.
          check
              Checks maps.
          pack
              Packs maps.
          clean
              Removes what is cached.
          help
              Explains the tool, or one of its
              commands.

        Options:
          -h, --help
              Shows this help.
          --version
              Shows the version.

        Examples:
          atlas show harbour --winter
              Which roads are open in winter?

        Exit status:
          0   Done.
          64  The command line cannot be understood.

        """
    )
  }
}
