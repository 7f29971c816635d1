/// An object that tells when any of its published properties is about to change, not which.
protocol ObservableObject: AnyObject {
  var objectWillChange: PassthroughSubject<Void> { get }
}

/// A property whose changes its object tells of.
@propertyWrapper
struct Published<Value> {
  private var value: Value

  init(wrappedValue: Value) { value = wrappedValue }

  @available(*, unavailable, message: "a published property belongs to an ObservableObject")
  var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published>
  ) -> Value {
    get { object[keyPath: storage].value }
    set {
      object.objectWillChange.send()
      object[keyPath: storage].value = newValue
    }
  }
}
