/// Which way a story ends.
public enum Form: String, CaseIterable, Sendable {
  /// As it was reported.
  case leaking
  /// With the repair that its developers accepted or proposed.
  case repaired
}
