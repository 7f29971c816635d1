/// What the look of a box says of its objects, before any colour: whatever draws it, words say the
/// same.
package enum DiagramTone: String, CaseIterable, Sendable {
  /// Nothing will release it.
  case leaked
  /// Due, and a permanent root keeps it.
  case abandoned
  /// Due, and only temporary roots keep it.
  case held
  /// Due, and gone.
  case released
  /// A root of which there is nothing else to say.
  case root
  /// Not the app's own.
  case system
  /// Any other.
  case plain
}

extension DiagramPlan.Box {
  /// What the look of the box says.
  package var tone: DiagramTone {
    switch role.mark?.verdict {
    case .leaked: .leaked
    case .abandoned: .abandoned
    case .temporarilyHeld: .held
    case .released: .released
    case nil where !role.roots.isEmpty: .root
    case nil: kind == .system ? .system : .plain
    }
  }
}
