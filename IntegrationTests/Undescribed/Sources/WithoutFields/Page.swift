/// Two objects and a closure that hold each other.
public final class Page {
  let child: Child
  let onSave: () -> Void

  /// A page with a child of its own.
  public init() {
    let child = Child()
    self.child = child
    let other = Child()
    onSave = { withExtendedLifetime((child, other)) {} }
  }
}

final class Child {}
