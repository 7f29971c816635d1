/// One step of the player: a statement of the scenario, or a step that a verb is made of.
enum Instruction: Sendable {
  case statement(Statement)
  /// A framework calls the object: an event, and the body that the object's type has for it.
  case callback(ObjectID, String)
  /// A framework runs a closure.
  case run(ObjectID)
  /// A framework reference begins; array fields are appended to.
  case link(ObjectID, FrameworkFact, ObjectID)
  /// A framework reference ends.
  case unlink(ObjectID, FrameworkFact, ObjectID)
  /// The object is expected to be gone from here on.
  case due(ObjectID)
  /// The object is wanted again.
  case notDue(ObjectID)
  /// The view of the controller is loaded where it is not yet.
  case loadView(ObjectID)
  /// A presentation controller begins to stand between the two.
  case beginPresentation(of: ObjectID, by: ObjectID)
  case beginTransition(Transition)
  case endTransition(ObjectID)
  /// Transitions that began while others ended are ended as well.
  case settle
  case log(String, ObjectID)
  case beginUnordered
  case endUnordered
}

/// A change of screens that takes a while: a temporary root that holds both controllers.
struct Transition: Sendable {
  let name: String
  let from: ObjectID
  let to: ObjectID
  /// What is done when it ends.
  let completion: [Instruction]
}
