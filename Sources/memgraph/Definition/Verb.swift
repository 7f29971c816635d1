/// The commands.
enum Verb: String, CaseIterable {
  case scenarios
  case moments
  case snapshot
  case timeline
  case diff
  case compare
  case lesson
  case analyze
  case check
  case convert
  case completions
}
