/// What became of one object that was expected to be gone.
public struct Verdict: Equatable, Sendable {
  /// The four answers, in the words of files and reports.
  public enum Kind: String, CaseIterable, Sendable {
    /// Its deinitialisation has begun or is over.
    case released
    /// Alive, and no strong path leads to it from a root: nothing will ever release it.
    case leaked
    /// Alive, and reached from a permanent root.
    case abandoned
    /// Alive, and reached from temporary roots only.
    case temporarilyHeld = "temporarily-held"
  }
}
