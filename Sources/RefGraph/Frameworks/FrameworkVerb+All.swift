extension FrameworkVerb {
  /// All verbs, theme by theme: the order of the language page.
  public static let all: [FrameworkVerb] =
    windows + navigation + interactivePops + presentation + transitions + children + views
    + controls + collectionViews + app + timers + notifications + requests + tasks + dispatch
    + combine + cancellation + swiftUI

  /// Names of the callbacks, in the order of a controller's life: handlers of these names need no
  /// line to call them.
  public static let callbacks: [String] = FrameworkCallback.all.map(\.name)

  /// The objects that verbs bring with them, which a scenario may use without making them.
  public static let systemObjects: [SystemObject] = all.reduce(into: []) { known, verb in
    known += verb.systemObjects.filter { !known.contains($0) }
  }

  /// The framework's own methods that the log may show.
  static let calls = Set(all.flatMap(\.calls))

  /// Names of objects that verbs make, which a scenario may use as if it had made them.
  static let madeNames = Set(all.flatMap(\.makes))

  /// The object of the system that has this name, or `nil`. Linear in how many there are.
  static func systemObject(named name: String) -> SystemObject? {
    systemObjects.first { $0.name == name }
  }

  /// All verbs by the word that they begin with, each list in the order of the table.
  static let byFirstWord: [String: [FrameworkVerb]] = Dictionary(grouping: all, by: \.word)

  /// The first word of the verb, by which the language knows it.
  public var word: String {
    guard case .word(let word)? = syntax.first else {
      preconditionFailure("the verb `\(name)` does not begin with a word")
    }
    return word
  }
}
