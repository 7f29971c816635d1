/// The commands.
enum Verb: String, CaseIterable {
  case scenarios
  case moments
  case snapshot
  case timeline
  case diff
  case analyze
  case check
  case convert
}
