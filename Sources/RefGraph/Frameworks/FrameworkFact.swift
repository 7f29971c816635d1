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
  /// Whether the reference retains, and how.
  public let strength: Strength
  /// How far the row can be trusted.
  public let confidence: Confidence
  /// The call that lets go, where there is one: such a reference is taken down by its own verb.
  public let ends: String?
  /// Where the fact is from.
  public let evidence: String
  /// Whether the property holds any number of elements.
  public let isArray: Bool
  /// The position in the table, from 1; in one build only.
  let number: UInt8

  /// How far a row can be trusted.
  public enum Confidence: String, Sendable {
    /// Documented, or declared in a public header.
    case high
    /// Reported by several observers, or follows from a documented one.
    case medium
    /// Reports differ, or nobody says it: another reading can be chosen.
    case low
  }

  /// All rows, in the order of the table.
  public static let all: [FrameworkFact] = rows.enumerated().map { offset, row in
    FrameworkFact(row: row, number: UInt8(offset + 1))
  }

  /// The row of this name, or `nil`. Linear in the table.
  public static func named(_ name: String) -> FrameworkFact? {
    all.first { $0.name == name }
  }

  init?(number: UInt8) {
    guard number > 0, Int(number) <= Self.all.count else { return nil }
    self = Self.all[Int(number) - 1]
  }

  private init(row: Row, number: UInt8) {
    name = row.name
    source = row.source
    label = row.label
    target = row.target
    strength = row.strength
    confidence = row.confidence
    ends = row.ends
    evidence = row.evidence
    isArray = row.isArray
    self.number = number
  }
}
