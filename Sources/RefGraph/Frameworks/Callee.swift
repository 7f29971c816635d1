/// What a framework is asked to call when something happens: a closure, or a method of an object.
enum Callee: Sendable {
  case closure(ObjectID)
  case method(VerbOperands.Member)

  /// The object that the one who is to call refers to.
  var object: ObjectID {
    switch self {
    case .closure(let closure): closure
    case .method(let method): method.owner
    }
  }

  /// The call.
  var call: Instruction {
    switch self {
    case .closure(let closure): .run(closure)
    case .method(let method): .send(method)
    }
  }
}
