/// What a view is given by its parent: its stored properties. A parent whose body runs makes the
/// child's value anew; the child's own body runs again only where this input has changed.
enum ViewInput {
  /// Whether two values of a view have the same input: values are compared by value, objects by
  /// identity. Closures cannot be compared, so they always count as changed.
  static func isSame(_ old: any View, _ new: any View) -> Bool {
    var pairs = members(of: old, new) ?? []
    while let (old, new) = pairs.popLast() {
      guard let inner = difference(old, new) else { return false }
      pairs += inner
    }
    return true
  }

  private typealias Pair = (old: Any, new: Any)

  /// The pairs on which it depends whether two values are the same; `nil` where they are not.
  private static func difference(_ old: Any, _ new: Any) -> [Pair]? {
    if let old = old as? any DynamicProperty, let new = new as? any DynamicProperty {
      return difference(old.input, new.input)
    }
    if type(of: new) is AnyClass {
      return old as AnyObject === new as AnyObject ? [] : nil
    }
    if let new = new as? any Equatable {
      return isEqual(old, new) ? [] : nil
    }
    return members(of: old, new)
  }

  private static func difference(_ old: AnyObject?, _ new: AnyObject?) -> [Pair]? {
    old === new ? [] : nil
  }

  private static func isEqual<Value: Equatable>(_ old: Any, _ new: Value) -> Bool {
    old as? Value == new
  }

  /// What two values consist of, side by side; `nil` where they are built differently, and where
  /// nobody can look into them.
  private static func members(of old: Any, _ new: Any) -> [Pair]? {
    let old = Mirror(reflecting: old)
    let new = Mirror(reflecting: new)
    guard new.displayStyle != nil, old.children.map(\.label) == new.children.map(\.label)
    else { return nil }
    return Array(zip(old.children.map(\.value), new.children.map(\.value)))
  }
}
