extension Snapshot {
  /// A view of one reference. It holds the snapshot and costs nothing to make.
  public struct Reference: Sendable {
    let storage: Storage
    /// The dense index of the object that holds the reference.
    let sourceIndex: Int
    /// The position among all references, which dies with the snapshot.
    let position: Int

    /// The object that holds the reference.
    public var source: Object { Object(storage: storage, index: sourceIndex) }

    /// The object that it leads to.
    public var target: Object { Object(storage: storage, index: targetIndex) }

    /// The field, capture or element through which it is held; empty where that is not known.
    public var label: String { storage.texts[storage.labels[position]] }

    /// How it bears on the lifetime of its target.
    public var strength: Strength {
      Strength(rawValue: storage.strengths[position]) ?? .conservative
    }

    /// The framework fact that made the reference; `nil` where the app's own code did, or nobody
    /// knows.
    public var fact: FrameworkFact? {
      storage.facts.isEmpty ? nil : FrameworkFact(number: storage.facts[position])
    }

    var targetIndex: Int { Int(storage.targets[position]) }
  }

  /// The references of one object, in order.
  public struct References: RandomAccessCollection, Sendable {
    let storage: Storage
    let range: Range<Int>
    let source: Int
    /// The position of the first reference among all of the snapshot.
    public var startIndex: Int { range.lowerBound }
    /// The position after the last.
    public var endIndex: Int { range.upperBound }
    /// The reference at a position. Constant time.
    public subscript(position: Int) -> Reference {
      precondition(range.contains(position), "\(position) is outside \(range)")
      return Reference(storage: storage, sourceIndex: source, position: position)
    }
  }
}
