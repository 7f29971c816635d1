extension Snapshot.Object: Hashable {
  /// Whether both are views of one object in one snapshot. Views into two snapshots differ, even
  /// where the object is the same: compare their ``id``.
  public static func == (left: Self, right: Self) -> Bool {
    left.index == right.index && left.storage === right.storage
  }

  /// Feeds the position only; snapshots are told apart by equality.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
  }
}

extension Snapshot.Reference: Hashable {
  /// Whether both are views of one reference in one snapshot: two parallel references differ, and
  /// so do references of two snapshots.
  public static func == (left: Self, right: Self) -> Bool {
    left.position == right.position && left.storage === right.storage
  }

  /// Feeds the position only; snapshots are told apart by equality.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(position)
  }
}

extension Snapshot.Reference: CustomStringConvertible {
  /// The reference in the notation: `page.timer -> timer`, with handles of objects.
  public var description: String {
    "\(source.handle)\(Self.suffix(label)) \(strength.arrow) \(target.handle)"
  }

  /// What stands behind an object for a reference of this label: `.timer`, `[0]`, or nothing.
  package static func suffix(_ label: String) -> String {
    label.isEmpty || label.hasPrefix("[") ? label : ".\(label)"
  }
}
