internal import RefGraph

/// References from one object, or to one, those together that are alike: of one strength and label,
/// with objects of one type at their other ends.
///
/// ```
/// list.cells[0] -> Cell#3, list.cells[1] -> Cell#4, list.owner ~> app
/// cells[] -> 2 Cell    owner ~> app
/// ```
struct ReferenceGroups: Sendable {
  /// The groups in the order of their first references.
  private(set) var groups: [Group] = []
  /// How many references are in no group, where there are more groups than a reader reads.
  private(set) var rest = 0

  struct Group: Sendable {
    /// The label of one reference, or what the labels of several have in common.
    fileprivate(set) var label: String
    let strength: Strength
    /// The type of the objects at the other ends.
    let type: String
    fileprivate(set) var count = 1
    /// The first of those objects.
    fileprivate(set) var others: [ObjectID]
  }

  private struct Kind: Hashable {
    let label: String
    let strength: Strength
    let type: String
  }

  /// How many groups are kept.
  static let groupLimit = 40
  /// How many objects of a group are named.
  static let memberLimit = 24

  /// - Parameter other: the object at the end that matters here.
  init(
    _ references: some Sequence<Snapshot.Reference>,
    other: (Snapshot.Reference) -> Snapshot.Object
  ) {
    var places: [Kind: Int] = [:]
    for reference in references {
      let object = other(reference)
      let kind = Kind(
        label: ElementLabel.pattern(of: reference.label),
        strength: reference.strength,
        type: object.type
      )
      if let place = places[kind] {
        groups[place].count += 1
        groups[place].label = kind.label
        if groups[place].others.count < Self.memberLimit { groups[place].others.append(object.id) }
      } else if groups.count < Self.groupLimit {
        places[kind] = groups.count
        groups.append(
          Group(
            label: reference.label,
            strength: reference.strength,
            type: object.type,
            others: [object.id]
          )
        )
      } else {
        rest += 1
      }
    }
  }
}
