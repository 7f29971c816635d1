/// Tells to which strand of which unordered group the next event belongs.
///
/// ```
/// begin  a  beginStrand  b  begin  c  beginStrand  d  end  e  end  f
///        1               2         3               4       2       –
/// ```
struct StrandNumbering: Sendable {
  private var group = 0
  /// How many strands of the group have begun.
  private var count = 0
  /// The numbers of the strands under way, each within the one before.
  private var running: [Int] = []

  /// The innermost strand under way; `nil` where the order is guaranteed.
  var current: Event.Strand? {
    running.last.map { Event.Strand(group: group, number: $0) }
  }

  /// Begins a part without a guaranteed order, and its first strand.
  mutating func begin() {
    if running.isEmpty {
      group += 1
      count = 0
    }
    count += 1
    running.append(count)
  }

  /// Ends the innermost strand and begins the next one of its part.
  mutating func beginStrand() {
    precondition(!running.isEmpty, "no unordered part is open")
    count += 1
    running[running.count - 1] = count
  }

  /// Ends the innermost part.
  mutating func end() {
    precondition(!running.isEmpty, "no unordered part is open")
    running.removeLast()
  }

  /// Whether what happened in the strand may as well come after what happens now.
  ///
  /// Strands that began after the innermost one under way are within it, and are over; those under
  /// way have got to here. The others stand beside one of them.
  func isBeside(_ earlier: Event.Strand) -> Bool {
    guard let current, earlier.group == current.group else { return false }
    return earlier.number < current.number && !running.contains(earlier.number)
  }
}
