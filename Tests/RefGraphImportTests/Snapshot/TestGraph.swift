import RefGraph

/// A graph as a snapshot file describes it, in its plainest form.
struct TestGraph: CustomStringConvertible {
  var objects: [String] = []
  var roots: [Root] = []
  var references: [Reference] = []
  var due: [String] = []

  struct Root: Hashable {
    var object: String
    var lifetime: RootLifetime
  }

  struct Reference: Hashable {
    var source: String
    var target: String
    var label: String
    var strength: Strength
  }

  /// The file, its keys in the order of `keys`.
  func file(keys: [String] = ["objects", "roots", "references", "expectReleased"]) -> String {
    let sections = keys.map { key in
      switch key {
      case "objects":
        section(key, objects.map { "{\"id\": \"\($0)\", \"type\": \"T\"}" })
      case "roots":
        section(
          key,
          roots.map { "{\"object\": \"\($0.object)\", \"kind\": \"\($0.lifetime.word)\"}" }
        )
      case "references":
        section(
          key,
          references.map {
            "{\"from\": \"\($0.source)\", \"to\": \"\($0.target)\", \"label\": \"\($0.label)\", "
              + "\"strength\": \"\($0.strength.word)\"}"
          }
        )
      default: section(key, due.map { "\"\($0)\"" })
      }
    }
    return """
      {"format": "refgraph-snapshot", "version": 1,
      \(sections.joined(separator: ",\n"))}
      """
  }

  private func section(_ key: String, _ rows: [String]) -> String {
    "\"\(key)\": [\(rows.joined(separator: ",\n"))]"
  }

  /// The graph in the notation.
  var description: String {
    let roots = roots.map { "root \($0.object) \($0.lifetime.word)" }
    let references = references.map {
      "\($0.source).\($0.label) \($0.strength.arrow) \($0.target)"
    }
    return
      (["objects \(objects.joined(separator: " "))"] + roots + references
      + ["due \(due.joined(separator: " "))"]).joined(separator: "\n")
  }
}
