/// A sequence of which some parts may come in any order: neighbours that share a group.
///
/// `a {b c} d` allows `a b c d` and `a c b d`, and nothing else.
struct OpenOrder<Element: Hashable> {
  private let parts: [Part]

  /// Neighbours in any order, or a single element whose place is fixed.
  private struct Part {
    var elements: [Element]
    let group: Int?
  }

  /// Elements in one of their orders, each with its group, or `nil` where its place is fixed.
  init(_ elements: [(element: Element, group: Int?)]) {
    var parts: [Part] = []
    for (element, group) in elements {
      if let group, let last = parts.indices.last, parts[last].group == group {
        parts[last].elements.append(element)
      } else {
        parts.append(Part(elements: [element], group: group))
      }
    }
    self.parts = parts
  }

  /// Where a sequence leaves the orders that are allowed.
  struct Difference: Equatable {
    /// What it shows from there on, as far as the part goes.
    let found: [Element]
    /// What had to come there, in any order.
    let expected: [Element]
  }

  /// The first part that `sequence` does not have where it should; `nil` where it is one of the
  /// allowed orders. Linear in the length of both.
  func firstDifference(from sequence: [Element]) -> Difference? {
    var rest = sequence[...]
    for part in parts {
      let found = Array(rest.prefix(part.elements.count))
      guard counts(of: found) == counts(of: part.elements) else {
        return Difference(found: found, expected: part.elements)
      }
      rest = rest.dropFirst(found.count)
    }
    return rest.isEmpty ? nil : Difference(found: Array(rest), expected: [])
  }

  private func counts(of elements: [Element]) -> [Element: Int] {
    elements.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
