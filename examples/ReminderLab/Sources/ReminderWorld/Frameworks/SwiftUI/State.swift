/// Data that belongs to the view's place in the tree: as long as the identity stays, so does it.
@propertyWrapper
struct State<Value>: DynamicProperty {
  private let name: String?
  private let initialValue: Value
  private let connection = Connection<StateStorage<Value>>()

  /// Data that the notebook watches under `name`, or does not watch.
  init(wrappedValue: Value, _ name: String? = nil) {
    self.name = name
    initialValue = wrappedValue
  }

  var wrappedValue: Value {
    get { connection.kept?.value ?? initialValue }
    nonmutating set { connection.kept?.value = newValue }
  }

  func connect(to node: ViewNode, at index: Int) {
    connection.kept = node.keep(at: index) {
      StateStorage(name, initialValue, of: node)
    }
  }
}

/// Whether a field has the focus: kept as all state is.
typealias FocusState = State

/// Where the data is. The place owns it, and is told of each change.
final class StateStorage<Value>: LabObject {
  private weak var node: ViewNode?
  fileprivate var value: Value {
    didSet { node?.setNeedsUpdate() }
  }

  fileprivate init(_ name: String?, _ value: Value, of node: ViewNode) {
    self.node = node
    self.value = value
    super.init(name, in: node.notebook)
  }
}
