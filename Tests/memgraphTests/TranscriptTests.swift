import Testing

@Suite struct `Transcripts` {
  @Test(arguments: Golden.all(".console"))
  func `the command gives what the transcript shows`(name: String) throws {
    let golden = Golden(name)
    let transcript = Transcript(reading: golden.text())
    #expect(!transcript.cases.isEmpty)
    try golden.expect(transcript.played())
  }
}
