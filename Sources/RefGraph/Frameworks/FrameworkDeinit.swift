/// What a type of a framework does when an instance of it is deinitialised.
struct FrameworkDeinit: Sendable {
  let type: String
  let implementation: FrameworkCallback.Implementation

  /// All types that do something.
  static let all = [anyCancellable]

  /// What the type of this name does; `nil` where it does nothing.
  static func named(_ type: String) -> FrameworkDeinit? { all.first { $0.type == type } }
}

extension FrameworkStage {
  /// What an object of a framework's type does while it goes away.
  ///
  /// - Precondition: the type does something.
  mutating func deinitialise(_ object: ObjectID, as type: String) -> VerbPlan {
    guard let deinitialiser = FrameworkDeinit.named(type) else {
      preconditionFailure("\(type) has no deinit body")
    }
    return deinitialiser.implementation(&self, object)
  }
}
