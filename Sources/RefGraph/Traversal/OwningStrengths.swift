/// Which strengths of references count as owning in an analysis.
///
/// A conservative reference was found in memory without a layout: it may be an owner or a number
/// that looks like an address. Whoever asks what keeps an object alive counts it; whoever asks what
/// certainly does leaves it out; where the two answers differ, the answer is "possibly".
public enum OwningStrengths: CaseIterable, Sendable {
  /// Only references that certainly own their target.
  case strong
  /// Also references that may own it.
  case strongAndConservative

  /// Whether a reference of this strength counts as owning.
  public func contains(_ strength: Strength) -> Bool {
    switch strength {
    case .strong: true
    case .conservative: self == .strongAndConservative
    case .weak, .unowned, .unmanaged: false
    }
  }

  /// One bit for each raw value of `Strength` that counts.
  var mask: UInt8 {
    Strength.allCases.reduce(0) { mask, strength in
      contains(strength) ? mask | 1 << strength.rawValue : mask
    }
  }
}
