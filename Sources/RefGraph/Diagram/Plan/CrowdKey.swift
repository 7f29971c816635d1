/// What objects have in common that are folded into one crowd.
struct CrowdKey: Hashable {
  /// The text index of the type.
  let type: UInt32
  let kind: UInt8
  let role: DiagramPlan.Role
  /// Who owns the objects and how, sorted.
  let referrers: [Referrer]

  /// One way in which an object is owned.
  struct Referrer: Hashable, Comparable {
    /// The dense index of the owner, or the complement of its crowd's number.
    let owner: Int
    let label: String
    let strength: UInt8

    static func < (left: Self, right: Self) -> Bool {
      (left.owner, left.label, left.strength) < (right.owner, right.label, right.strength)
    }
  }
}
