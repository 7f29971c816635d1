internal import RefGraph

/// The objects of a snapshot that a page can show one by one.
///
/// A small snapshot is held whole. Of a large one those come first that answer: the object asked for,
/// what is due, retain cycles, leaks, with the paths that keep them, roots, examples of the types
/// that weigh most; then their neighbours, nearest first.
struct SnapshotExcerpt: Sendable {
  /// The objects that are alive, in the order of their choice.
  let objects: [Entry]
  /// Due objects that are gone.
  let released: [Snapshot.ReleasedObject]
  let limits: Limits
  private let numbers: [ObjectID: Int]

  /// An object with the references from and to it.
  struct Entry: Sendable {
    let object: Snapshot.Object
    let outgoing: ReferenceGroups
    let incoming: ReferenceGroups
  }

  /// How much a page holds.
  struct Limits: Sendable {
    /// How many objects.
    var objects = 3000
    /// How many bytes of data about them.
    var bytes = 800_000
    /// How many objects and references may be gone through to find owners and what cuts would do,
    /// which takes a walk through the snapshot for each object.
    var steps = 5_000_000
  }

  /// Chooses. Linear in the snapshot.
  init(of analysis: SnapshotAnalysis, focus: ObjectID?, limits: Limits) {
    var choice = ExcerptChoice(of: analysis, limits: limits)
    choice.chooseEssentials(focus: focus)
    choice.chooseExamples()
    choice.chooseNeighbours()
    choice.chooseRest()
    objects = choice.entries
    released = choice.released(focus: focus)
    var numbers = choice.numbers
    for (place, object) in released.enumerated() { numbers[object.id] = objects.count + place }
    self.numbers = numbers
    self.limits = limits
  }

  /// The number under which the page holds an object: its position among ``objects`` and then
  /// ``released``.
  func number(of object: ObjectID) -> Int? { numbers[object] }
}
