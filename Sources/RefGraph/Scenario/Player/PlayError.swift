/// Why a scenario that reads well cannot be played.
///
/// Whether a name means something at a line, and what a field is about, depends on the setting and
/// on what was played before; so these mistakes show in the play only, and the first one ends it.
///
/// ```swift
/// do throws(PlayError) {
///   _ = try scenario.play(scenario.defaultSetting)
/// } catch {
///   print(error)  // page.scenario:4:8: error: nothing has made `page` by here: put its …
/// }
/// ```
public struct PlayError: Error, Equatable, Sendable {
  /// What is wrong.
  public let problem: Problem
  /// The file that the place belongs to: the scenario's own, or that of one that it uses.
  public let file: String
  /// Where the statement, or the part of it that is wrong, begins.
  public let location: SourceLocation
  /// The line that holds the place; empty where the scenario was made and not read.
  public let sourceLine: String

  /// What is wrong, with the words of the scenario.
  public enum Problem: Equatable, Sendable {
    /// A name that nothing has made yet, and whether some line makes a closure of it.
    case notMadeYet(String, isClosure: Bool)
    /// A field that no line gives anything to, of an object of this type, and the nearest that there
    /// is.
    case unknownField(String, ofType: String, nearest: String?)
    /// A field that an object's type does not declare, though it declares others, and the nearest
    /// that there is.
    case undeclaredField(String, ofType: String, nearest: String?)
    /// A type has more superclasses than a scenario may give it.
    case tooManySuperclasses(String, limit: Int)
    /// A field was declared with one strength and is given a reference of another.
    case otherStrength(field: String, declared: Strength, given: Strength)
    /// A field that holds values stands where a reference is wanted.
    case holdsValue(String)
    /// A field that holds references stands where a value is wanted.
    case holdsReference(String)
    /// `expect log` of what a field showed that had no value at the moment.
    case noValueAtMoment(String)
    /// A verb was given an object of a type that it cannot work on.
    case wrongType(String, type: String, needs: String)
    /// A verb was used as its framework forbids: real code would be stopped by an exception.
    case forbidden(FrameworkVerb.Misuse)
    /// `call` of something that is neither a method nor a closure, and the nearest name of one.
    case notCallable(String, nearest: String?)
    /// A method that a framework should call and that the object's type does not have, and the nearest
    /// that it has.
    case unknownMethod(String, ofType: String, nearest: String?)
    /// `super` in a handler that no superclass has and no framework calls.
    case noSuper(String, above: String)
    /// `call` of a `deinit`, which nobody calls.
    case callsDeinit(String)
    /// `remove` of what the field does not hold.
    case notHeld(String, by: String)
    /// `expect log` of what is neither a callback nor a method of an object of this type, and the
    /// nearest name of one.
    case neverLogged(String, ofType: String, nearest: String?)
    /// `expect` before the first moment.
    case noMomentYet
    /// A call within a call within a call, without end.
    case tooManyCalls(limit: Int)
    /// More steps than a play may take.
    case tooManySteps(limit: Int)
    /// More objects and references than all snapshots of a play may show together.
    case tooMuchToShow(limit: Int)
  }
}
