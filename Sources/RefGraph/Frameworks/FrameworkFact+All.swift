extension FrameworkFact {
  /// All rows, theme by theme.
  public static let all: [FrameworkFact] =
    windows + views + children + navigation + presentations + transitions + controls
    + collectionViews + timers + notifications + requests + tasks + dispatch + combine
    + swiftUI

  /// The row of this name, or `nil`. Constant time.
  public static func named(_ name: String) -> FrameworkFact? {
    numbers[name].flatMap(FrameworkFact.init(number:))
  }

  /// A number for a row, from 1, by which a snapshot keeps it; in one build only.
  typealias Number = UInt16

  /// The position in the table, from 1.
  var number: Number {
    guard let number = Self.numbers[name] else {
      preconditionFailure("the framework fact `\(name)` is not in the table")
    }
    return number
  }

  init?(number: Number) {
    guard number > 0, Int(number) <= Self.all.count else { return nil }
    self = Self.all[Int(number) - 1]
  }

  private static let numbers: [String: Number] = Dictionary(
    uniqueKeysWithValues: zip(all.map(\.name), 1...)
  )
}
