/// How a reference bears on the lifetime of its target.
public enum Strength: UInt8, CaseIterable, Sendable {
  /// Owns its target: as long as the reference is there, the target is not released.
  case strong
  /// Owns nothing and reads `nil` from the moment the target's deinitialisation begins.
  case weak
  /// Owns nothing; reading it from the start of the target's `deinit` on traps.
  case unowned
  /// Owns nothing and is not checked: `unowned(unsafe)`, `unsafe_unretained`, `assign`.
  case unmanaged
  /// May or may not own its target: found in a capture that has no layout for the memory it read.
  case conservative

  /// The word that stands for the strength in the notation, in files and in reports.
  public var word: String {
    switch self {
    case .strong: "strong"
    case .weak: "weak"
    case .unowned: "unowned"
    case .unmanaged: "unmanaged"
    case .conservative: "conservative"
    }
  }

  /// The strength that `word` stands for, or `nil` where it stands for none.
  public init?(word: String) {
    guard let strength = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = strength
  }

  /// The arrow that the notation draws for the strength: `->`, `~>` or `-[unowned]->`.
  public var arrow: String {
    switch self {
    case .strong: "->"
    case .weak: "~>"
    case .unowned, .unmanaged, .conservative: "-[\(word)]->"
    }
  }
}
