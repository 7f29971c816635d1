import RefGraph

/// A sequence of which some parts may come in other orders: neighbours that share a group.
///
/// Elements of one strand keep their order in all of them. `a {b c} d` allows `a b c d` and
/// `a c b d`, and nothing else; `a {b c | d}` allows `a b c d`, `a b d c` and `a d b c`.
struct OpenOrder<Element: Hashable> {
  private let parts: [Part]

  /// Neighbours of one group, or a single element whose place is fixed.
  private struct Part {
    var elements: [Element]
    /// The same, strand by strand.
    var strands: [Event.Strand: [Element]] = [:]
    let group: Int?
  }

  /// Elements in one of their orders, each with its strand, or `nil` where its place is fixed.
  init(_ elements: [(element: Element, strand: Event.Strand?)]) {
    var parts: [Part] = []
    for (element, strand) in elements {
      if let strand, let last = parts.indices.last, parts[last].group == strand.group {
        parts[last].elements.append(element)
        parts[last].strands[strand, default: []].append(element)
      } else {
        let strands = strand.map { [$0: [element]] } ?? [:]
        parts.append(Part(elements: [element], strands: strands, group: strand?.group))
      }
    }
    self.parts = parts
  }

  /// Where a sequence leaves the orders that are allowed.
  struct Difference: Equatable {
    /// What it shows from there on, as far as the part goes.
    let found: [Element]
    /// What had to come there, in one of its orders.
    let expected: [Element]
  }

  /// The first part that `sequence` does not have where it should; `nil` where it is one of the
  /// allowed orders.
  ///
  /// An element that several strands of a part have counts for each of them, wherever it stands.
  ///
  /// - Complexity: the lengths of both and, for each part, its length times the number of its strands.
  func firstDifference(from sequence: [Element]) -> Difference? {
    var rest = sequence[...]
    for part in parts {
      let found = Array(rest.prefix(part.elements.count))
      let isAllowed =
        counts(of: found) == counts(of: part.elements)
        && part.strands.values.allSatisfy { isSubsequence($0, of: found) }
      guard isAllowed else { return Difference(found: found, expected: part.elements) }
      rest = rest.dropFirst(found.count)
    }
    return rest.isEmpty ? nil : Difference(found: Array(rest), expected: [])
  }

  private func counts(of elements: [Element]) -> [Element: Int] {
    elements.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  private func isSubsequence(_ strand: [Element], of elements: [Element]) -> Bool {
    var rest = strand[...]
    for element in elements where element == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
