// swift-format-ignore-file
/// Closures with up to three captures, one literal for each combination of strengths, since a
/// capture list is fixed where it is written.
///
/// None captures anything else. So the closure with exactly one strong capture has no context of
/// its own: the captured object is the context.
enum Closures {
  typealias Body = (RealWorld) -> Void

  enum Strength: String, CaseIterable, CustomStringConvertible {
    case strong, weak, unowned

    var description: String { rawValue }
  }

  static func make() -> Body {
    { $0.ran(loaded: 0) }
  }

  static func make(_ first: Strength, _ a: Node) -> Body {
    switch first {
    case .strong: { [a] in $0.ran(a, loaded: 0) }
    case .weak: { [weak a] in $0.ran(a, loaded: 1) }
    case .unowned: { [unowned a] in $0.ran(a, loaded: 1) }
    }
  }

  static func make(_ first: Strength, _ a: Node, _ second: Strength, _ b: Node) -> Body {
    switch (first, second) {
    case (.strong, .strong): { [a, b] in $0.ran(a, b, loaded: 0) }
    case (.strong, .weak): { [a, weak b] in $0.ran(a, b, loaded: 1) }
    case (.strong, .unowned): { [a, unowned b] in $0.ran(a, b, loaded: 1) }
    case (.weak, .strong): { [weak a, b] in $0.ran(a, b, loaded: 1) }
    case (.weak, .weak): { [weak a, weak b] in $0.ran(a, b, loaded: 2) }
    case (.weak, .unowned): { [weak a, unowned b] in $0.ran(a, b, loaded: 2) }
    case (.unowned, .strong): { [unowned a, b] in $0.ran(a, b, loaded: 1) }
    case (.unowned, .weak): { [unowned a, weak b] in $0.ran(a, b, loaded: 2) }
    case (.unowned, .unowned): { [unowned a, unowned b] in $0.ran(a, b, loaded: 2) }
    }
  }

  static func make(
    _ first: Strength, _ a: Node, _ second: Strength, _ b: Node, _ third: Strength, _ c: Node
  ) -> Body {
    switch (first, second, third) {
    case (.strong, .strong, .strong): { [a, b, c] in $0.ran(a, b, c, loaded: 0) }
    case (.strong, .strong, .weak): { [a, b, weak c] in $0.ran(a, b, c, loaded: 1) }
    case (.strong, .strong, .unowned): { [a, b, unowned c] in $0.ran(a, b, c, loaded: 1) }
    case (.strong, .weak, .strong): { [a, weak b, c] in $0.ran(a, b, c, loaded: 1) }
    case (.strong, .weak, .weak): { [a, weak b, weak c] in $0.ran(a, b, c, loaded: 2) }
    case (.strong, .weak, .unowned): { [a, weak b, unowned c] in $0.ran(a, b, c, loaded: 2) }
    case (.strong, .unowned, .strong): { [a, unowned b, c] in $0.ran(a, b, c, loaded: 1) }
    case (.strong, .unowned, .weak): { [a, unowned b, weak c] in $0.ran(a, b, c, loaded: 2) }
    case (.strong, .unowned, .unowned): { [a, unowned b, unowned c] in $0.ran(a, b, c, loaded: 2) }
    case (.weak, .strong, .strong): { [weak a, b, c] in $0.ran(a, b, c, loaded: 1) }
    case (.weak, .strong, .weak): { [weak a, b, weak c] in $0.ran(a, b, c, loaded: 2) }
    case (.weak, .strong, .unowned): { [weak a, b, unowned c] in $0.ran(a, b, c, loaded: 2) }
    case (.weak, .weak, .strong): { [weak a, weak b, c] in $0.ran(a, b, c, loaded: 2) }
    case (.weak, .weak, .weak): { [weak a, weak b, weak c] in $0.ran(a, b, c, loaded: 3) }
    case (.weak, .weak, .unowned): { [weak a, weak b, unowned c] in $0.ran(a, b, c, loaded: 3) }
    case (.weak, .unowned, .strong): { [weak a, unowned b, c] in $0.ran(a, b, c, loaded: 2) }
    case (.weak, .unowned, .weak): { [weak a, unowned b, weak c] in $0.ran(a, b, c, loaded: 3) }
    case (.weak, .unowned, .unowned): { [weak a, unowned b, unowned c] in $0.ran(a, b, c, loaded: 3) }
    case (.unowned, .strong, .strong): { [unowned a, b, c] in $0.ran(a, b, c, loaded: 1) }
    case (.unowned, .strong, .weak): { [unowned a, b, weak c] in $0.ran(a, b, c, loaded: 2) }
    case (.unowned, .strong, .unowned): { [unowned a, b, unowned c] in $0.ran(a, b, c, loaded: 2) }
    case (.unowned, .weak, .strong): { [unowned a, weak b, c] in $0.ran(a, b, c, loaded: 2) }
    case (.unowned, .weak, .weak): { [unowned a, weak b, weak c] in $0.ran(a, b, c, loaded: 3) }
    case (.unowned, .weak, .unowned): { [unowned a, weak b, unowned c] in $0.ran(a, b, c, loaded: 3) }
    case (.unowned, .unowned, .strong): { [unowned a, unowned b, c] in $0.ran(a, b, c, loaded: 2) }
    case (.unowned, .unowned, .weak): { [unowned a, unowned b, weak c] in $0.ran(a, b, c, loaded: 3) }
    case (.unowned, .unowned, .unowned): { [unowned a, unowned b, unowned c] in $0.ran(a, b, c, loaded: 3) }
    }
  }
}
