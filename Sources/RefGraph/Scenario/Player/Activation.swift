/// A list of instructions that is being carried out, and what it holds and knows meanwhile.
struct Activation: Sendable {
  let instructions: [Instruction]
  var next = 0
  /// What is to be done again after the last instruction.
  var repetitions = 1
  /// The frame that ends with it, where it has one of its own.
  let frame: ObjectID?
  /// The frame that its locals go to: its own, or that of the activation around it.
  let locals: ObjectID?
  /// Names that mean something in here only: `self` and captures; `nil` for one that is gone.
  let bindings: [String: ObjectID?]
  /// How much of the model's pending work is older than the activation and must wait for it.
  let floor: Int
  /// What is held to the end of the running instruction.
  var temporaries: [ObjectID] = []
  /// What is held to its end: what a framework's own code holds while it works.
  var held: [ObjectID] = []
  /// Whether what it logs is in no guaranteed order, which ends with it.
  let endsUnordered: Bool
}
