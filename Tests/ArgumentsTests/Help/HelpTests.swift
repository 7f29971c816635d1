import Arguments
import Testing

@Suite
struct HelpTests {
  @Test func `dump`() throws {
    print(Atlas.tool.help() + "=====")
    print(Atlas.tool.help(width: 44) + "=====")
    for c in Atlas.tool.commands { print(Atlas.tool.help(for: c) + "=====") }
    let show = try #require(Atlas.tool.commands.first { $0.verb == .show })
    print(Atlas.tool.help(for: show, width: 60) + "=====")
    print(Atlas.tool.help(for: show, width: 40) + "=====")
    print(Atlas.tool.help(for: show, width: 1) + "=====")
  }
}
