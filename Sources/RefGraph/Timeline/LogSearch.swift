/// Looks for what `expect log` says among the events on the way to a moment.
///
/// Real code may show the strands of one unordered group in any order; the log has them together.
/// What one step found in a strand, the next must find behind it in that strand, or behind the group:
/// so an expectation holds in every order that real code may show, or does not hold. The callbacks of
/// one object keep their order in a group too, in whichever strands they are.
///
/// ```
/// log      a  ~b  ~c  ~d  e        expect log a, b, e              holds
///             └────┘  └┘           expect log b, c                 holds
///              two strands         expect log a, unordered(d, b)   holds
///                                  expect log b, d                 depends on the order
/// ```
///
/// Each entry takes the first event that fits it: no other is tried where what follows is not found
/// behind that one. In a group of entries, it is the first that none before it has taken.
struct LogSearch {
  private let events: ArraySlice<Event>

  typealias Entry = ResolvedExpectation.LogEntry

  /// The last step that was found.
  private struct Step {
    /// Its entries by the positions of the events that they took.
    let taken: [Int: Entry]
    /// The entry that took the last of these.
    let entry: Entry
    /// Where that event's group begins and ends, or that event.
    let group: Range<Int>
  }

  init(_ events: ArraySlice<Event>) {
    self.events = events
  }

  /// Why the entries do not come in this order, in one sentence; `nil` where they do.
  ///
  /// - Complexity: O(entries × events).
  func objection(to steps: [[Entry]]) -> String? {
    if let lost = steps.joined().compactMap(\.leadsNowhere).first { return lost }
    var last: Step?
    for step in steps {
      var taken: [Int: Entry] = [:]
      for entry in step {
        guard let position = position(of: entry, after: last, besides: taken) else {
          return complaint(about: entry, after: last)
        }
        taken[position] = entry
      }
      guard let (latest, entry) = taken.max(by: { $0.key < $1.key }) else { continue }
      last = Step(taken: taken, entry: entry, group: group(at: latest))
    }
    return nil
  }

  /// Which of the entries comes nevertheless, in one sentence; `nil` where none does.
  func objection(toNone entries: [Entry]) -> String? {
    for entry in entries {
      if let lost = entry.leadsNowhere { return lost }
      guard let position = position(of: entry, in: events) else { continue }
      let before = events[..<position].last { $0.logText != nil }?.logText
      return "expected no `\(entry)` in the log, but it comes "
        + (before.map { "after `\($0)`" } ?? "first")
    }
    return nil
  }

  private func position(
    of entry: Entry,
    after last: Step?,
    besides taken: [Int: Entry]
  ) -> Int? {
    guard let last else { return position(of: entry, in: events, besides: taken) }
    return events.indices.first { position in
      isCertainly(position, after: last) && taken[position] == nil
        && entry.fits(events[position])
    }
  }

  /// Whether the event comes after the step in every order that real code may show.
  private func isCertainly(_ position: Int, after last: Step) -> Bool {
    guard position < last.group.upperBound else { return true }
    guard last.group.contains(position) else { return false }
    return last.taken.keys.allSatisfy { taken in
      taken < last.group.lowerBound
        || taken < position && keepOrder(events[taken], events[position])
    }
  }

  /// Whether two events of one group keep their order: they are of one strand, or callbacks of one
  /// object.
  private func keepOrder(_ first: Event, _ second: Event) -> Bool {
    if first.strand == second.strand { return true }
    guard case .callback = first.kind, case .callback = second.kind else { return false }
    return first.object?.id == second.object?.id
  }

  private func position(
    of entry: Entry,
    in part: ArraySlice<Event>,
    besides taken: [Int: Entry] = [:]
  ) -> Int? {
    part.indices.first { taken[$0] == nil && entry.fits(part[$0]) }
  }

  /// The positions of the unordered group that the event belongs to, or its own.
  private func group(at position: Int) -> Range<Int> {
    guard let group = events[position].strand?.group else { return position..<position + 1 }
    let isOther = { (event: Event) in event.strand?.group != group }
    let before = events[..<position].lastIndex(where: isOther).map { $0 + 1 }
    let after = events[position...].firstIndex(where: isOther)
    return (before ?? events.startIndex)..<(after ?? events.endIndex)
  }

  private func complaint(about entry: Entry, after last: Step?) -> String {
    guard let last else { return "expected `\(entry)` in the log, but \(words(for: events))" }
    if let other = entryWithoutOrder(to: entry, in: last) {
      return "the order of `\(other)` and `\(entry)` is not guaranteed, so nothing may depend "
        + "on it: write unordered(\(other), \(entry))"
    }
    let expected = "expected `\(entry)` in the log after `\(last.entry)`, but"
    let before = events[..<last.group.upperBound]
    if let position = position(of: entry, in: before, besides: last.taken) {
      return "\(expected) it comes before: \(list(events[position..<last.group.upperBound]))"
    }
    return "\(expected) \(words(for: events[last.group.upperBound...]))"
  }

  /// The last entry of the step for which an event that fits the new one may come before or after.
  private func entryWithoutOrder(to entry: Entry, in last: Step) -> Entry? {
    let found = last.taken.filter { last.group.contains($0.key) }.sorted { $0.key > $1.key }
    for position in last.group where last.taken[position] == nil && entry.fits(events[position]) {
      let other = found.first { !keepOrder(events[$0.key], events[position]) }
      if let other { return other.value }
    }
    return nil
  }

  private func words(for part: ArraySlice<Event>) -> String {
    let list = list(part)
    return list.isEmpty ? "nothing comes" : "there is only \(list)"
  }

  /// How the log ends, in a few words; the events that are shown are the last ones.
  func end() -> String {
    let list = list(events)
    return list.isEmpty ? "nothing is in the log" : "the log has \(list)"
  }

  /// Of a part of the log, its end, as far as a sentence can hold it.
  private func list(_ part: ArraySlice<Event>) -> String {
    let limit = 8
    let texts = part.compactMap(\.logText)
    let shown = texts.suffix(limit).joined(separator: ", ")
    let rest = texts.count - min(limit, texts.count)
    return rest == 0 ? shown : "\(rest) others and then \(shown)"
  }
}
