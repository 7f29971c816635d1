/// A property of a view that the view's place in the tree connects before each run of the body.
protocol DynamicProperty {
  /// Connects the property, the `index`th of its view, with what the place keeps for it.
  func connect(to node: ViewNode, at index: Int)
}

/// What a copied view value and its place share: a reference that owns nothing.
///
/// A view is a value. However often it is copied, all copies lead to what their place keeps.
final class Connection<Kept: AnyObject> {
  weak var kept: Kept?
}
