/// The identity of an object, the same at every moment and in every snapshot of one run.
///
/// In a capture it is the object's address; in a model it counts the objects as they are made. An
/// identity is never used for a second object of the same run.
public struct ObjectID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number: an address, or a count.
  public let rawValue: UInt64

  /// The identity of this number.
  public init(_ rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Orders by number, which in a model is the order of making.
  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The number, in decimal.
  public var description: String { String(rawValue) }
}
