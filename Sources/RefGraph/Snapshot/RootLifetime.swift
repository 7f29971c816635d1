/// How long a root keeps its object alive from outside the graph.
public enum RootLifetime: UInt8, CaseIterable, Sendable {
  /// For as long as the process runs: a global, the run loop, the notification centre, a scene
  /// delegate.
  case permanent
  /// For a while: a running frame, a transition in flight, an autorelease pool, a touch.
  case temporary

  /// The word that stands for the lifetime in the notation, in files and in reports.
  public var word: String {
    switch self {
    case .permanent: "permanent"
    case .temporary: "temporary"
    }
  }
}
