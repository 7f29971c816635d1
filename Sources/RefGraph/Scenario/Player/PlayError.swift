/// Why a scenario that reads well cannot be played.
public struct PlayError: Error, Equatable, Sendable {
  public let problem: Problem
  public let file: String
  public let location: SourceLocation

  public enum Problem: Equatable, Sendable {
    /// A name that nothing has made yet.
    case notMadeYet(String)
    /// A verb was given an object that it cannot work on.
    case wrongObject(String, needs: String)
    /// `call` of something that is neither a method nor a closure.
    case notCallable(String)
    /// `remove` of what the field does not hold.
    case notHeld(String, by: String)
    /// `expect` before the first moment.
    case noMomentYet
    /// A call within a call within a call, without end.
    case tooManyCalls(Int)
    /// More steps than a scenario may take.
    case tooManySteps(Int)
  }
}

extension PlayError: CustomStringConvertible {
  /// Place, problem and remedy, as compilers write them.
  public var description: String {
    "\(file):\(location): error: \(problem.text)"
  }
}

extension PlayError.Problem {
  var text: String {
    switch self {
    case .notMadeYet(let name):
      "nothing has made `\(name)` by here: put its `let` or `root` before this line"
    case .wrongObject(let place, let needs):
      "`\(place)` is not \(needs), which the verb needs here"
    case .notCallable(let place):
      "`\(place)` is neither a method nor a closure: give its type `on …`, or assign it a closure"
    case .notHeld(let object, let field):
      "`\(field)` does not hold `\(object)` here"
    case .noMomentYet:
      "`expect` is about the moment before it, and there is none: put a `moment` above it"
    case .tooManyCalls(let limit):
      "calls are nested more than \(limit) deep: a method or closure calls itself without end"
    case .tooManySteps(let limit):
      "the scenario takes more than \(limit) steps: make its `repeat` smaller"
    }
  }
}
