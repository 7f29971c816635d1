/// One thing that is known of who retains whom in Apple's frameworks.
///
/// A framework verb may make a reference only from a row of this table. Each row says where it is
/// from and how far it can be trusted.
///
/// ```swift
/// FrameworkFact.named("runLoop.timers")?.ends  // "invalidate"
/// ```
public struct FrameworkFact: Equatable, Sendable {
  /// The word by which files and reports know the row.
  public let name: String
  /// What retains or refers: a type.
  public let source: String
  /// The property, or a few words where it has none.
  public let label: String
  /// What is referred to: a type.
  public let target: String
  /// Whether the reference retains, and how; of a row with a ``reading``, by default.
  public let strength: Strength
  /// How far the row can be trusted.
  public let confidence: Confidence
  /// The call that lets go, where there is one: such a reference is taken down by its own verb.
  public let ends: String?
  /// Where the fact is from.
  public let evidence: String
  /// Whether the app declares the property: then it has the app's name for it, and the label says
  /// of which kind it is.
  public let isNamedByApp: Bool
  /// Whether the property holds any number of elements.
  public let isArray: Bool
  /// Whether an object that is a temporary root lets go by itself when it is one no more: a task that
  /// has ended drops its closure, whoever keeps the task.
  public let endsWithRoot: Bool
  /// The choice between two strengths that a row of low confidence leaves to the reader; `nil` of
  /// any other.
  public let reading: Reading?

  /// How far a row can be trusted.
  public enum Confidence: String, Sendable {
    /// Documented, or declared in a public header.
    case high
    /// Reported by several observers, or follows from a documented one.
    case medium
    /// Reports differ, or nobody says it: another reading can be chosen.
    case low
  }

  init(
    _ name: String,
    source: String,
    label: String,
    target: String,
    strength: Strength,
    confidence: Confidence,
    ends: String? = nil,
    evidence: String,
    isArray: Bool = false,
    isNamedByApp: Bool = false,
    endsWithRoot: Bool = false,
    reading: Reading? = nil
  ) {
    self.name = name
    self.source = source
    self.label = label
    self.target = target
    self.strength = strength
    self.confidence = confidence
    self.ends = ends
    self.evidence = evidence
    self.isArray = isArray
    self.isNamedByApp = isNamedByApp
    self.endsWithRoot = endsWithRoot
    self.reading = reading
  }
}
