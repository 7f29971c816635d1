/// A view whose whole input is a value, so that two of them can be compared.
struct BadgeView: View, Equatable {
  let text: String

  /// Whether the parent has its badges compared.
  enum Comparison: String, CaseIterable {
    case plain, equatable
  }

  var handle: String? { "badge" }

  var body: [Child] {
    Text(text)
  }
}
