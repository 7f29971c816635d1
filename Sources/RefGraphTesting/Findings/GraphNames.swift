internal import RefGraph

/// A name for each of some objects: no two alike, and no addresses in them.
struct GraphNames {
  /// By the position of the object.
  private(set) var names: [String] = []
  /// Names that are taken.
  private var used: Set<String>
  /// By text: the last number behind it.
  private var numbers: [String: Int] = [:]

  /// Linear.
  ///
  /// - Parameter known: names that are better than those of the objects.
  init(of objects: [Snapshot.Object], known: [ObjectID: String] = [:]) {
    let texts = objects.map { known[$0.id] ?? $0.name ?? SourceWords.type(of: $0) }
    var counts: [String: Int] = [:]
    for text in texts { counts[text, default: 0] += 1 }
    used = Set(counts.lazy.filter { $0.value == 1 }.map(\.key))
    names.reserveCapacity(objects.count)
    for text in texts { names.append(counts[text] == 1 ? text : numbered(text)) }
  }

  /// The text with the first number behind it that makes a name of its own.
  private mutating func numbered(_ text: String) -> String {
    var number = numbers[text, default: 0] + 1
    while !used.insert("\(text)#\(number)").inserted { number += 1 }
    numbers[text] = number
    return "\(text)#\(number)"
  }
}
