internal import RefGraph

/// A reference of a cycle as a baseline knows it: `Page.cells[]`.
enum CycleStep {
  /// The type of the object that holds the reference, and the label.
  static func text(of reference: Snapshot.Reference) -> String {
    general(VisibleText.escaping("\(reference.source.type).\(reference.label)"))
  }

  /// A step with `[]` for each number in brackets, and for places in a hash table: they differ from
  /// run to run.
  static func general(_ step: String) -> String {
    var result = ""
    var rest = step[...]
    while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
      let key = rest[rest.index(after: open)..<close]
      let number = ["value ", "key "].reduce(key) { $0.hasPrefix($1) ? $0.dropFirst($1.count) : $0 }
      result += rest[...open]
      result += number.allSatisfy { $0.isASCII && $0.isNumber } ? "" : key
      rest = rest[close...]
    }
    return result + rest
  }
}
