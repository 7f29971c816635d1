/// What a verb comes to.
struct VerbPlan: Sendable {
  /// What the framework's own code is seen to hold while it works. Objects that the plan made live
  /// until its steps are done, listed here or not.
  var held: [ObjectID] = []
  /// What it does, in order.
  var steps: [Instruction] = []
  /// How much work it was to make the plan beside its steps, in steps.
  var cost = 0
}
