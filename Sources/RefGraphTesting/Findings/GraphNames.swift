internal import RefGraph

/// A name for each of some objects: no two alike, and no addresses in them.
struct GraphNames {
  /// By the position of the object.
  let names: [String]

  /// Linear.
  ///
  /// - Parameter known: names that are better than those of the objects.
  init(of objects: [Snapshot.Object], known: [ObjectID: String] = [:]) {
    var counts: [String: Int] = [:]
    let texts = objects.map { object in
      let text = known[object.id] ?? object.name ?? SourceWords.type(of: object)
      counts[text, default: 0] += 1
      return text
    }
    var used = Set(counts.lazy.filter { $0.value == 1 }.map(\.key))
    var last: [String: Int] = [:]
    names = texts.map { text in
      guard counts[text, default: 0] > 1 else { return text }
      var name: String
      repeat {
        last[text, default: 0] += 1
        name = "\(text)#\(last[text, default: 0])"
      } while !used.insert(name).inserted
      return name
    }
  }
}
