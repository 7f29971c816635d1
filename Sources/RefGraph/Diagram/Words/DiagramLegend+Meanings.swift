extension DiagramLegend {
  /// Everything that can be explained, in the order of a legend.
  static let all: [Entry] = [
    Entry(sample: .arrow(.strong), term: "strong", meaning: "keeps its target alive"),
    Entry(sample: .arrow(.weak), term: "weak", meaning: "keeps nothing, becomes nil"),
    Entry(sample: .arrow(.unowned), term: "unowned", meaning: "keeps nothing, may trap"),
    Entry(sample: .arrow(.unmanaged), term: "unmanaged", meaning: "keeps nothing, unchecked"),
    Entry(sample: .arrow(.conservative), term: "conservative ?", meaning: "may keep"),
    Entry(sample: .cycle, term: "↻ cycle", meaning: "they keep each other alive"),
    Entry(sample: .cut, term: "cut here", meaning: "without this reference the object goes"),
    Entry(
      sample: .root(.permanent),
      term: "permanent root",
      meaning: "alive as long as the app runs"
    ),
    Entry(
      sample: .root(.temporary),
      term: "temporary root",
      meaning: "alive for a while, then let go"
    ),
    Entry(sample: .crowd, term: "stack", meaning: "objects that are alike, as one"),
    Entry(sample: .kind(.closure), term: "closure", meaning: "with its captures"),
    Entry(sample: .kind(.frame), term: "frame", meaning: "code that is running"),
    Entry(sample: .kind(.box), term: "box", meaning: "around a captured variable"),
    Entry(sample: .kind(.storage), term: "storage", meaning: "inside of a collection"),
    Entry(sample: .kind(.system), term: "system object", meaning: "not the app's own"),
    Entry(sample: .due, term: "due", meaning: "should be gone by now"),
    Entry(sample: .verdict(.released), term: "RELEASED", meaning: "it is gone"),
    Entry(
      sample: .verdict(.leaked),
      term: "LEAKED",
      meaning: "no root reaches it; nothing will release it"
    ),
    Entry(
      sample: .verdict(.abandoned),
      term: "ABANDONED",
      meaning: "due, and a permanent root still keeps it"
    ),
    Entry(
      sample: .verdict(.temporarilyHeld),
      term: "HELD FOR NOW",
      meaning: "only temporary roots keep it"
    ),
    Entry(sample: .possibly, term: "possibly", meaning: "conservative references decide"),
    Entry(sample: .focus, term: "in focus", meaning: "what the diagram is about"),
    Entry(sample: .faded, term: "faded", meaning: "does not bear on the object in focus"),
    Entry(sample: .gone, term: "gone", meaning: "was there at an earlier moment"),
  ]
}
