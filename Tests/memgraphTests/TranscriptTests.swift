import Testing

@Suite struct `Transcripts` {
  static let names = Golden.all(".console").filter { !otherBuilds.contains($0) }

  /// Those that are about another build: with or without pictures, one that is fast enough for huge
  /// input, or one for the only system whose memory can be captured.
  private static let otherBuilds: [String] = {
    #if Graphviz
      let pictures = "pictures-missing.console"
    #else
      let pictures = "pictures-drawn.console"
    #endif
    #if os(Linux) && arch(x86_64)
      let live: [String] = []
    #else
      let live = ["live.console"]
    #endif
    #if DEBUG
      return [pictures, "huge.console"] + live
    #else
      return [pictures] + live
    #endif
  }()

  @Test(arguments: names)
  func `the command gives what the transcript shows`(name: String) throws {
    let golden = Golden(name)
    let transcript = Transcript(reading: golden.text())
    #expect(!transcript.cases.isEmpty)
    try golden.expect(transcript.played())
  }
}
