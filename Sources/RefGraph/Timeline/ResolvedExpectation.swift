/// An `expect` of a scenario with its names turned into the objects that they meant.
public struct ResolvedExpectation: Equatable, Sendable {
  public let kind: Kind
  /// The number of the moment that it is about.
  public let moment: Int
  /// Where it stands in the scenario.
  public let location: SourceLocation

  public enum Kind: Equatable, Sendable {
    case verdict(Verdict.Kind, Target)
    case alive(Target)
    /// A retain cycle of exactly these objects, in any order.
    case cycle([Target])
    case noCycle
    case owner(Target, of: Target)
  }

  /// What a place meant, and how the scenario wrote it.
  public struct Target: Equatable, Sendable {
    public let text: String
    /// `nil` where the place led nowhere.
    public let object: ObjectID?
  }
}
