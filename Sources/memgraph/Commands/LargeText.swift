/// A text that may be larger than a program shows at once.
enum LargeText {
  case page
  /// Pictures in SVG.
  case pictures
  case dot

  private var name: String {
    switch self {
    case .page: "the page has"
    case .pictures: "the pictures have"
    case .dot: "the DOT text has"
    }
  }

  /// What has more bytes than this is shown slowly.
  private var largeSize: Int {
    switch self {
    case .page: 2_000_000
    case .pictures, .dot: 4_000_000
    }
  }

  private var consequence: String {
    switch self {
    case .page, .pictures: "which a browser takes long to open"
    case .dot: "which Graphviz takes long to draw"
    }
  }

  /// What to say of a text of this many bytes, if it is large.
  fileprivate func warning(ofSize size: Int, smaller: String) -> String? {
    guard size > largeSize else { return nil }
    let megabytes = "\(size / 1_000_000).\(size / 100_000 % 10) MB"
    return "memgraph: \(name) \(megabytes), \(consequence): \(smaller)"
  }
}

extension CommandResult {
  /// A text; where it is large, with a warning that says what makes a smaller one.
  init(_ text: String, _ kind: LargeText, smaller: String) {
    self.init(text)
    warnings = kind.warning(ofSize: text.utf8.count, smaller: smaller).map { [$0] } ?? []
  }
}
