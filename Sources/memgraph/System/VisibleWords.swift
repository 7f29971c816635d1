import RefGraph

extension String {
  /// The text as a message may show it: nothing in it can act upon a terminal, and it is cut.
  var visible: String { VisibleText.escaping(self, limit: 200) }
}
