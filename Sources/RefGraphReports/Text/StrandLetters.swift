internal import RefGraph

/// Letters for the strands of unordered groups, where a reader needs them: a letter a strand, in the
/// order in which they come, in groups of which some strand has more than one event.
struct StrandLetters {
  private var letters: [Event.Strand: String] = [:]
  /// How many strands each group has.
  private var strandCounts: [Int: Int] = [:]
  /// The groups of which some strand has more than one event.
  private var lettered: Set<Int> = []

  init(_ events: some Sequence<Event>) {
    for strand in events.lazy.compactMap(\.strand) {
      if letters[strand] == nil {
        letters[strand] = Self.letter(strandCounts[strand.group, default: 0])
        strandCounts[strand.group, default: 0] += 1
      } else {
        lettered.insert(strand.group)
      }
    }
  }

  /// Whether the group has more than one strand: else there is no order to speak of.
  func isOpen(_ group: Int) -> Bool { strandCounts[group, default: 0] > 1 }

  /// The letter of the event's strand, where its group needs letters.
  func letter(of event: Event) -> String? {
    guard let strand = event.strand, isOpen(strand.group), lettered.contains(strand.group) else {
      return nil
    }
    return letters[strand]
  }

  /// `a` to `z`, and then `a2` to `z2` and so on.
  private static func letter(_ position: Int) -> String {
    let alphabet = Array("abcdefghijklmnopqrstuvwxyz")
    let round = position / alphabet.count
    return "\(alphabet[position % alphabet.count])" + (round == 0 ? "" : "\(round + 1)")
  }
}
