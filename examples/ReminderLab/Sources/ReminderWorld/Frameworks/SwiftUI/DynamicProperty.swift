/// A property of a view that the view's place in the tree connects before each run of the body.
protocol DynamicProperty {
  /// The object that the parent passed in; `nil` where the place itself keeps or finds what the
  /// property leads to.
  var input: AnyObject? { get }

  /// Connects the property, the `index`th of its view, with what the place keeps for it.
  func connect(to node: ViewNode, at index: Int)
}

extension DynamicProperty {
  var input: AnyObject? { nil }
}

/// What a copied view value and its place share: a reference that owns nothing.
///
/// A view is a value. However often it is copied, all copies lead to what their place keeps.
final class Connection<Kept: AnyObject> {
  weak var kept: Kept?
}
