/// The command `memgraph`: reads the line, runs one command, writes its result, says how it ended.
@main
enum Memgraph {
  static func main() {
    let status = CommandRun(words: Array(CommandLine.arguments.dropFirst())).run()
    System.exit(status.rawValue)
  }
}
