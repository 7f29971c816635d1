/// One step of the player: a statement of the scenario, or a step that a verb is made of.
enum Instruction: Sendable {
  case statement(Statement)
  /// A framework calls the object: an event, and the body that the object's type has for it or,
  /// without one, what the framework does itself.
  case callback(ObjectID, FrameworkCallback, fields: [Event.Field] = [])
  /// SwiftUI makes what the body of a view declares at its beginning.
  case declareProperties(of: ObjectID)
  /// A framework calls a method of the app's own, such as the action of a control: a call, as the
  /// app's would be.
  case send(VerbOperands.Member)
  /// The app calls a method that the framework has, which is a line in the log.
  case call(ObjectID, String)
  /// A framework runs a closure, and passes it what it is written to be passed.
  case run(ObjectID, arguments: [Argument] = [])
  /// An object that a verb made or found gets its name.
  case name(ObjectID, String)
  /// A framework reference begins; array fields are appended to.
  case link(ObjectID, FrameworkFact, ObjectID)
  /// A framework reference ends.
  case unlink(ObjectID, FrameworkFact, ObjectID)
  /// A field of the app's gets an object, with the strength that it is declared with, and the object
  /// the field's name; an array gets one element more.
  case fill(VerbOperands.Member, ObjectID, FrameworkFact? = nil)
  /// A field gets a value.
  case value(ObjectID, String, String)
  /// The object is alive from outside from here on; the text says what keeps it.
  case beginRoot(ObjectID, RootLifetime, String)
  /// The latest such root ends.
  case endRoot(ObjectID, RootLifetime, String)
  /// The object is expected to be gone from here on.
  case due(ObjectID)
  /// The object is wanted again.
  case notDue(ObjectID)
  /// A line in the log, of an object where it is one's.
  case log(String, ObjectID?, fields: [Event.Field] = [])
  /// The log says what a framework does where no line of the app's own code would.
  case notice(String, ObjectID?)
  /// A line in the log that says what is passed over, and why.
  case skip(String)
  /// What comes next is in no guaranteed order: it consists of strands that keep their own.
  case beginUnordered
  case beginStrand
  case endUnordered
  /// What follows is decided when it is its turn, from what there is by then.
  case later(@Sendable (inout FrameworkStage) throws(Obstacle) -> VerbPlan)

  /// What a framework passes to a closure.
  enum Argument: Sendable {
    case object(ObjectID)
    case item(String)
  }
}

extension Instruction {
  /// Instructions of which each strand keeps its order, and the order of the strands is not
  /// guaranteed.
  static func unordered(_ strands: [[Instruction]]) -> [Instruction] {
    let strands = strands.filter { !$0.isEmpty }
    guard strands.count > 1 else { return strands.first ?? [] }
    return [.beginUnordered] + strands.joined(separator: [.beginStrand]) + [.endUnordered]
  }
}
