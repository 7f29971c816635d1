/// A description of what to show. It is a value, made anew whenever its parent's body runs, and has
/// no lifetime of its own: what lives is its place in the tree, a ``ViewNode``.
protocol View {
  /// What the notebook calls the view's place; `nil` where nobody watches it.
  var handle: String? { get }

  /// What the view consists of.
  @ViewBuilder var body: [Child] { get }
}

/// A text, which consists of nothing.
struct Text: View {
  let text: String
  let handle: String?

  init(_ text: String, _ handle: String? = nil) {
    self.text = text
    self.handle = handle
  }

  var body: [Child] {}
}
