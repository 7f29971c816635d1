/// The shells that completion scripts are written for.
public enum Shell: String, CaseIterable, Sendable {
  /// GNU Bash, from the 3.2 of macOS on.
  case bash
  /// The Z shell.
  case zsh
  /// The friendly interactive shell, from 3.0 on.
  case fish
}
