import Foundation
import Testing

/// The log of every scenario, as it comes and with one condition changed at a time.
///
/// What the logs must be stands elsewhere, written from the documents; here the whole text that a
/// reader gets is kept, so that no change of it goes unseen.
@Suite struct `The log of every scenario` {
  @Test func `is as the golden file has it`() throws {
    let listing = try JSONDecoder().decode(Listing.self, from: Self.output(of: Self.command))
    #expect(listing.scenarios.count > 20)
    for scenario in listing.scenarios {
      let transcript = Transcript(scenario.changes.map { "memgraph timeline \($0)" })
      try Golden("Logs/\(scenario.name).console").expect(transcript.played())
    }
  }

  private static let command = "memgraph scenarios --format json"

  private static func output(of line: String) throws -> Data {
    Data(try Launch(line: line, in: Scratch()).run().output)
  }

  /// What the list of scenarios says of each.
  private struct Listing: Decodable {
    let scenarios: [Scenario]

    struct Scenario: Decodable {
      let name: String
      let choices: [Choice]

      /// The scenario with all defaults, and with each other value of each choice.
      var changes: [String] {
        [name]
          + choices.flatMap { choice in
            choice.values.dropFirst().map { "\(name) --set \(choice.name)=\($0)" }
          }
      }
    }

    struct Choice: Decodable {
      let name: String
      let values: [String]
    }
  }
}
