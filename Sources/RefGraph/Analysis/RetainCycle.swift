/// Objects that keep each other alive: a strongly connected component of the owning references, of
/// two or more objects or with a reference to itself, and one loop in it to show.
public struct RetainCycle: Hashable, Sendable {
  /// All objects of the component, in the order of the snapshot.
  public let objects: [ObjectID]
  /// One shortest loop: each reference leads to the object that holds the next, and the last to the
  /// first. It starts at the object of the loop that comes first in the snapshot.
  public let loop: [Snapshot.Reference]
  /// Whether no shorter loop is in the component. In a giant component the search is bounded, and
  /// may not have proved it.
  public let isLoopProvedShortest: Bool
  /// Whether a root reaches it, and whether it is a finding at all.
  public let status: Status
  /// The conservative references without which the objects would not be one cycle; none where
  /// strong references alone make it.
  public let conservativeReferences: [Snapshot.Reference]

  /// Whether the cycle is there only if conservative references own.
  public var isPossible: Bool { !conservativeReferences.isEmpty }

  /// What the roots have to do with the cycle. Conservative references count as owning here.
  public enum Status: Hashable, Sendable {
    /// No root reaches it: it will never be released.
    case leaked
    /// A root reaches it; the lifetime is the longer of the roots that do.
    case held(by: RootLifetime)
    /// A root reaches it, no object of it is due, and each of its loops has a framework reference
    /// that its own verb takes down.
    case balanced

    /// The word that stands for the status in files and in reports.
    public var word: String {
      switch self {
      case .leaked: "leaked"
      case .held: "held"
      case .balanced: "balanced"
      }
    }
  }
}
