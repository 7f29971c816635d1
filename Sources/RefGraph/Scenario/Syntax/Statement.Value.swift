extension Statement {
  /// What a field holds besides references, and what an event shows: a text, or a copy of what
  /// another field holds.
  public enum Value: Equatable, Sendable {
    /// A number, a word, or what stood in quotes.
    case text(String)
    /// `(page.title)`: what the field holds; or `(item)`, an item that a closure was passed.
    case field(Place)

    /// The field that is copied; `nil` of a text.
    var place: Place? {
      if case .field(let place) = self { place } else { nil }
    }
  }
}

extension Statement.Value: CustomStringConvertible {
  /// The value as the notation writes it.
  public var description: String {
    switch self {
    case .text(let text): NotationText.value(text)
    case .field(let place): "(\(place))"
    }
  }
}
