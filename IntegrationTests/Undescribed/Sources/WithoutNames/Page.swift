/// Two objects and a closure that hold each other.
public final class Page {
  let child: Child
  let onSave: () -> Void

  public init() {
    let child = Child()
    self.child = child
    let other = Child()
    onSave = { withExtendedLifetime((child, other)) {} }
  }
}

final class Child {}
