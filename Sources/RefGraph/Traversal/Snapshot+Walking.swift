extension Snapshot {
  /// The dense indices of the objects that roots of this lifetime keep, in the order of the roots.
  func rootNodes(_ lifetime: RootLifetime) -> [Int] {
    roots.lazy.filter { $0.lifetime == lifetime }.compactMap { index(of: $0.object) }
  }

  /// A view of the reference at a position.
  func reference(at position: Int, source: Int) -> Reference {
    Reference(storage: storage, sourceIndex: source, position: position)
  }

  /// Whether a reference of this strength is there. Linear in the number of references.
  func holdsReference(of strength: Strength) -> Bool {
    storage.strengths.contains(strength.rawValue)
  }
}
