/// Looks for what `expect log` says among the events on the way to a moment.
///
/// Real code may show the events of one unordered group in any order; the log has them together.
/// What one step found in a group, the next must find behind the group: so an expectation holds in
/// every order that real code may show, or does not hold. Only the callbacks of one object keep their
/// order in a group: what is open is when another object is called.
///
/// ```
/// log          a  ~b  ~c  d        expect log a, b, d              holds
///                 └────┘           expect log a, unordered(c, b)   holds
///                  group           expect log b, c                 depends on the order
/// ```
///
/// In a group of entries, each takes the first event that fits it and that none before it has taken.
struct LogSearch {
  private let events: ArraySlice<Event>

  typealias Entry = ResolvedExpectation.LogEntry

  /// The last step that was found.
  private struct Step {
    let entry: Entry
    let taken: Set<Int>
    /// Where its last event's group begins and ends, or that event.
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
      var taken: Set<Int> = []
      var latest = events.startIndex
      for entry in step {
        guard let position = position(of: entry, after: last, besides: taken) else {
          return complaint(about: entry, after: last)
        }
        taken.insert(position)
        latest = max(latest, position)
      }
      guard let entry = step.first(where: { $0.fits(events[latest]) }) else { continue }
      last = Step(entry: entry, taken: taken, group: group(at: latest))
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

  private func position(of entry: Entry, after last: Step?, besides taken: Set<Int>) -> Int? {
    guard let last else { return position(of: entry, in: events, besides: taken) }
    return events.indices.first { position in
      isCertainly(position, after: last) && !taken.contains(position)
        && entry.fits(events[position])
    }
  }

  /// Whether the event comes after the step in every order that real code may show.
  private func isCertainly(_ position: Int, after last: Step) -> Bool {
    guard position < last.group.upperBound else { return true }
    guard last.group.contains(position) else { return false }
    return last.taken.allSatisfy { taken in
      taken < last.group.lowerBound
        || taken < position && isOneLife(events[taken], events[position])
    }
  }

  /// Whether the two are callbacks of one object.
  private func isOneLife(_ first: Event, _ second: Event) -> Bool {
    guard case .callback = first.kind, case .callback = second.kind else { return false }
    return first.object?.id == second.object?.id
  }

  private func position(
    of entry: Entry,
    in part: ArraySlice<Event>,
    besides taken: Set<Int> = []
  ) -> Int? {
    part.indices.first { !taken.contains($0) && entry.fits(part[$0]) }
  }

  /// The positions of the unordered group that the event belongs to, or its own.
  private func group(at position: Int) -> Range<Int> {
    guard let group = events[position].unorderedGroup else { return position..<position + 1 }
    let isOther = { (event: Event) in event.unorderedGroup != group }
    let before = events[..<position].lastIndex(where: isOther).map { $0 + 1 }
    let after = events[position...].firstIndex(where: isOther)
    return (before ?? events.startIndex)..<(after ?? events.endIndex)
  }

  private func complaint(about entry: Entry, after last: Step?) -> String {
    guard let last else { return "expected `\(entry)` in the log, but \(words(for: events))" }
    if let other = position(of: entry, in: events[last.group], besides: last.taken),
      last.taken.contains(where: { !isOneLife(events[$0], events[other]) })
    {
      return "the order of `\(last.entry)` and `\(entry)` is not guaranteed, so nothing may depend "
        + "on it: write unordered(\(last.entry), \(entry))"
    }
    let expected = "expected `\(entry)` in the log after `\(last.entry)`, but"
    let before = events[..<last.group.upperBound]
    if let position = position(of: entry, in: before, besides: last.taken) {
      return "\(expected) it comes before: \(list(events[position..<last.group.upperBound]))"
    }
    return "\(expected) \(words(for: events[last.group.upperBound...]))"
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
