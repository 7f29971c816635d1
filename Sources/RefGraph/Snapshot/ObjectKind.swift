/// What sort of thing an object is.
public enum ObjectKind: UInt8, CaseIterable, Sendable {
  /// An instance of a class or an actor.
  case instance
  /// A closure, with its captures as references.
  case closure
  /// A running action, method or closure body, with its locals as references.
  case frame
  /// A box around a captured variable or an indirect value.
  case box
  /// The storage of a collection.
  case storage
  /// An object of the system: a run loop, a transition, the notification centre.
  case system

  /// The word that stands for the kind in files and in reports.
  public var word: String {
    switch self {
    case .instance: "instance"
    case .closure: "closure"
    case .frame: "frame"
    case .box: "box"
    case .storage: "storage"
    case .system: "system"
    }
  }

  /// The kind that `word` stands for, or `nil` where it stands for none.
  public init?(word: String) {
    guard let kind = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = kind
  }
}
