internal import RefGraph

/// How many objects of which kind and type there are, and how many bytes they take.
struct SnapshotTally: Sendable {
  /// The kinds that occur, in their own order.
  let kinds: [Row]
  /// The types, in the order in which they first occur.
  let types: [Row]
  /// All objects together.
  let total: Row

  struct Row: Equatable, Sendable {
    let name: String
    fileprivate(set) var count = 0
    /// The sum of the sizes that are known; stays at the largest number if it would pass it.
    fileprivate(set) var byteCount: UInt64 = 0

    init(name: String) { self.name = name }

    fileprivate mutating func add(_ size: UInt64) {
      count += 1
      let (sum, isTooLarge) = byteCount.addingReportingOverflow(size)
      byteCount = isTooLarge ? .max : sum
    }
  }

  /// Counts. Linear.
  init(of snapshot: Snapshot) {
    var kinds = ObjectKind.allCases.map { Row(name: $0.word) }
    var types: [Row] = []
    var places: [String: Int] = [:]
    var total = Row(name: "")
    for object in snapshot.objects {
      let size = object.size
      total.add(size)
      kinds[Int(object.kind.rawValue)].add(size)
      let place = places[object.type] ?? types.count
      if place == types.count {
        places[object.type] = place
        types.append(Row(name: object.type))
      }
      types[place].add(size)
    }
    self.kinds = kinds.filter { $0.count > 0 }
    self.types = types
    self.total = total
  }

  /// How many types a table has.
  static let rowLimit = 12

  /// The types of most objects, the most frequent first; of equals the first in the snapshot.
  func mostFrequentTypes() -> [Row] { Self.largest(types) { UInt64($0.count) } }

  /// The types of most bytes, the heaviest first; none where no sizes are known.
  func heaviestTypes() -> [Row] { Self.largest(types, by: \.byteCount) }

  private static func largest(_ rows: [Row], by weight: (Row) -> UInt64) -> [Row] {
    let weighed = rows.enumerated().filter { weight($0.element) > 0 }
    let sorted = weighed.sorted {
      (weight($1.element), $0.offset) < (weight($0.element), $1.offset)
    }
    return sorted.prefix(rowLimit).map(\.element)
  }
}
