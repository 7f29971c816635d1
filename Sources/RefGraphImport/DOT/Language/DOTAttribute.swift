/// The attributes that are read; of all others only the grammar is checked.
///
/// Keeping these alone bounds what a file can make the reader remember: defaults are handed to every
/// node.
enum DOTAttribute: String, CaseIterable {
  case label, shape, style, color, dir, peripheries, tooltip
  case format = "refgraph_format"
  case version = "refgraph_version"
  case title = "refgraph_title"
  case moment = "refgraph_moment"
  case source = "refgraph_source"
  case name = "refgraph_name"
  case unnamed = "refgraph_unnamed"
  case type = "refgraph_type"
  case kind = "refgraph_kind"
  case size = "refgraph_size"
  case identity = "refgraph_identity"
  case root = "refgraph_root"
  case due = "refgraph_due"
  case released = "refgraph_released"
  case exactLabel = "refgraph_label"
  case strength = "refgraph_strength"
  case fact = "refgraph_fact"

  /// What begins the names of the attributes that are ours.
  static let prefix = "refgraph_"

  /// By spelling.
  static let known: [[UInt8]: DOTAttribute] = Dictionary(
    uniqueKeysWithValues: allCases.map { (Array($0.rawValue.utf8), $0) }
  )
}

/// What attributes can be given to.
enum DOTElement {
  case graph, node, edge

  /// The attributes of ours that mean something there.
  var attributes: [DOTAttribute] {
    switch self {
    case .graph: [.format, .version, .title, .moment, .source]
    case .node: [.name, .unnamed, .type, .kind, .size, .identity, .root, .due, .released]
    case .edge: [.exactLabel, .strength, .fact]
    }
  }
}

/// The attributes of one element, of those that are read.
struct DOTAttributes: Equatable {
  /// In the order of the first setting; never more than there are attributes.
  private(set) var values: [Value] = []

  /// What one attribute was set to, and where the value begins.
  struct Value: Equatable {
    let attribute: DOTAttribute
    let id: DOTID
    let offset: Int
  }

  /// The value of an attribute; `nil` where it is not set, or to nothing, which Graphviz does not
  /// tell apart.
  subscript(attribute: DOTAttribute) -> Value? {
    values.first { $0.attribute == attribute && !$0.id.bytes.isEmpty }
  }

  mutating func set(_ value: Value) {
    if let index = values.firstIndex(where: { $0.attribute == value.attribute }) {
      values[index] = value
    } else {
      values.append(value)
    }
  }

  mutating func merge(_ others: Self) {
    if values.isEmpty {
      values = others.values
    } else {
      for value in others.values { set(value) }
    }
  }
}
