/// A view in the body of another, and what tells it from its neighbours.
struct Child {
  let view: any View
  var identity: ViewIdentity
  /// How strongly it is drawn. A view that nobody can see is still there.
  var opacity = 1.0
  /// What this view hands down to itself and to all below it.
  var environment: [ObjectIdentifier: AnyObject] = [:]
  /// The view's own `==` with the view at the same place before, where the app wants that asked.
  var isEqual: ((any View) -> Bool)?

  init(_ view: any View) {
    self.view = view
    identity = ViewIdentity(type: ObjectIdentifier(type(of: view)))
  }

  /// Whether the view was given the same as the one at the same place before: by its own `==`, or
  /// by what it stores.
  func hasSameInput(as old: any View) -> Bool {
    isEqual?(old) ?? ViewInput.isSame(old, view)
  }
}

/// What makes two views, in two runs of a body, one and the same: where they stand, and their type.
struct ViewIdentity: Hashable {
  var path: [Step] = []
  let type: ObjectIdentifier

  /// A step on the way from the body to the view.
  enum Step: Hashable {
    /// The line of the body: structural identity.
    case position(Int)
    /// The branch of an `if`: structural identity as well.
    case branch(first: Bool)
    /// What the app says it is: explicit identity.
    case id(AnyHashable)
  }
}

extension View {
  /// Gives the view an explicit identity. With another one it is another view.
  func id(_ id: some Hashable) -> Child { Child(self).id(id) }

  /// Draws the view more or less strongly.
  func opacity(_ opacity: Double) -> Child {
    var child = Child(self)
    child.opacity = opacity
    return child
  }

  /// Hands an object down to this view and all below it.
  func environmentObject<Object: ObservableObject>(_ object: Object) -> Child {
    var child = Child(self)
    child.environment[ObjectIdentifier(Object.self)] = object
    return child
  }
}

extension View where Self: Equatable {
  /// Leaves the view alone while it is made anew and equal by its own `==`, which may pass over
  /// what cannot be compared.
  func equatable() -> Child {
    var child = Child(self)
    child.isEqual = { $0 as? Self == self }
    return child
  }
}

extension Child {
  /// Gives the view an explicit identity. With another one it is another view.
  func id(_ id: some Hashable) -> Child {
    var child = self
    child.identity.path.insert(.id(AnyHashable(id)), at: 0)
    return child
  }
}
