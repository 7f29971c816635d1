/// The command `memgraph`: reads the line, runs one command, writes its result, says how it ended.
@main
enum Memgraph {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    #if Graphviz
      if let status = DrawingProcess.run(words: words) { System.exit(status.rawValue) }
    #endif
    System.exit(CommandRun(words: words).run().rawValue)
  }
}
