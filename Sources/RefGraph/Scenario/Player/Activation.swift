/// A list of instructions that is being carried out, and what it knows meanwhile.
struct Activation: Sendable {
  let instructions: [Instruction]
  var next = 0
  /// How often the instructions are still to be carried out, this time included.
  var rounds = 1
  /// The frame that ends with it, where it has one of its own.
  private(set) var frame: ObjectID?
  /// The frame that its locals go to: its own, or that of the activation around it.
  private(set) var locals: ObjectID?
  /// Objects that it was made with and that it lets go of when it ends.
  var made: [ObjectID] = []
  /// Names that mean something in here only: `self` and captures.
  var bindings: [String: Binding]
  /// The file that the places of its statements belong to.
  var file: String
  /// The handler whose statements these are; `nil` in closures and outside of bodies.
  var handler: RunningHandler?
  /// What it carries out, to which releases are put down: its latest statement or, before the first
  /// one, that which began it.
  var cause: ReleaseCauses.Cause?
  /// How much of the model's pending work is older than the activation and must wait for it.
  let floor: Int
  /// Whether its instructions are the strands of an unordered part, which ends with it.
  var isUnordered = false

  /// An activation that shares names, file and locals with the one around it.
  init(_ instructions: [Instruction], inside around: Activation?, floor: Int) {
    self.instructions = instructions
    self.floor = floor
    locals = around?.locals
    bindings = around?.bindings ?? [:]
    file = around?.file ?? ""
    handler = around?.handler
    cause = around?.cause
  }

  /// Gives it a frame of its own, which holds its locals and ends with it.
  mutating func own(_ frame: ObjectID) {
    self.frame = frame
    locals = frame
  }
}

/// What a name means inside a body, besides what it means everywhere.
enum Binding: Equatable, Sendable {
  /// `self`, or a capture that was read when the body began.
  case object(ObjectID)
  /// A weak capture whose object was gone when the body began, or a capture that a choice left out.
  case nothing
  /// An unowned or unmanaged capture of this closure: read anew, and checked, at each use.
  case capture(of: ObjectID)
  /// An item that a framework passed: as an object, it is the one of that name.
  case item(String)
}

/// Statements that something calls, and the file that their places belong to.
struct Body: Sendable {
  let statements: [Statement]
  let file: String
  /// The type whose handler it is; `nil` of a closure's.
  var type: String?
}

/// A callback, method or `deinit` that runs on an object.
struct RunningHandler: Sendable {
  let name: String
  /// The type that has the handler: the object's own, or one of its superclasses.
  let type: String
  let object: ObjectID
}
