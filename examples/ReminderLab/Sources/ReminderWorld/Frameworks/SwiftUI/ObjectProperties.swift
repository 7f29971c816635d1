/// An object that the view's place makes once and owns for as long as the identity stays.
@propertyWrapper
struct StateObject<Object: ObservableObject>: DynamicProperty {
  private let make: () -> Object
  private let connection = Connection<Object>()

  /// - Parameter wrappedValue: evaluated once for a place, however often the view is made.
  init(wrappedValue: @autoclosure @escaping () -> Object) { make = wrappedValue }

  /// - Precondition: the view stands at its place, which is so while its body runs and after.
  var wrappedValue: Object {
    guard let object = connection.kept else {
      preconditionFailure("a StateObject of \(Object.self) is read before its view has a place")
    }
    return object
  }

  func connect(to node: ViewNode, at index: Int) {
    let object = node.keep(at: index, make)
    connection.kept = object
    node.observe(object)
  }
}

/// An object that the view is given. The view value holds it; the place keeps nothing.
@propertyWrapper
struct ObservedObject<Object: ObservableObject>: DynamicProperty {
  let wrappedValue: Object

  var input: AnyObject? { wrappedValue }

  func connect(to node: ViewNode, at index: Int) { node.observe(wrappedValue) }
}

/// An object that a view further up handed down.
@propertyWrapper
struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
  private let connection = Connection<Object>()

  /// - Precondition: a view further up handed down an object of the type.
  var wrappedValue: Object {
    guard let object = connection.kept else {
      preconditionFailure("no \(Object.self) in the environment")
    }
    return object
  }

  func connect(to node: ViewNode, at index: Int) {
    guard let object = node.environment[ObjectIdentifier(Object.self)] as? Object else { return }
    connection.kept = object
    node.observe(object)
  }
}
