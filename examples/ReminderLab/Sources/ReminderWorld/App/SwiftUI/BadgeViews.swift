/// What a screen passes to its badge, which shows the same whenever it is made anew.
enum BadgeInput: String, CaseIterable {
  case structure = "struct"
  case object = "class"
  case closure, equatable

  /// The badge with its input, made anew as all that a body makes.
  func makeBadge(for user: LabObject) -> Child {
    switch self {
    case .structure: Child(ValueBadge(style: ValueBadge.Style(count: 3)))
    case .object: Child(ObjectBadge(style: BadgeStyle("style", in: user.notebook)))
    case .closure: Child(ClosureBadge(onTap: makeOnTap(for: user)))
    case .equatable: EquatableBadge(count: 3, onTap: makeOnTap(for: user)).equatable()
    }
  }

  /// What a tap does; it captures the user.
  private func makeOnTap(for user: LabObject) -> () -> Void {
    let onTap = MarkedAction("onTap", in: user.notebook) { user.log("tapped") }
    return { onTap() }
  }
}

/// A badge with a value as its input: equal values are the same input.
private struct ValueBadge: View {
  let style: Style

  struct Style {
    let count: Int
  }

  var handle: String? { "badge" }

  var body: [Child] {
    Text("\(style.count)")
  }
}

/// How a badge looks, as an object: another one is another, however much they look alike.
private final class BadgeStyle: LabObject {
  let count = 3
}

/// A badge with an object as its input: only the same object is the same input.
private struct ObjectBadge: View {
  let style: BadgeStyle

  var handle: String? { "badge" }

  var body: [Child] {
    Text("\(style.count)")
  }
}

/// A badge with a closure as its input, of which nobody can say whether it is the same.
private struct ClosureBadge: View {
  let onTap: () -> Void

  var handle: String? { "badge" }

  var body: [Child] {
    Text("3")
  }
}

/// A badge with a closure that is no reason to show it again: it says itself when it is equal.
private struct EquatableBadge: View, Equatable {
  let count: Int
  let onTap: () -> Void

  static func == (one: EquatableBadge, other: EquatableBadge) -> Bool {
    one.count == other.count
  }

  var handle: String? { "badge" }

  var body: [Child] {
    Text("\(count)")
  }
}
