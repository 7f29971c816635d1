internal import RefGraph

/// A few names in a sentence.
package enum Listing {
  /// How many names are given before the rest is counted.
  static let limit = 6

  /// `a`, `a and b`, `a, b and c`, or `a, b, c, d, e and 12 more`.
  static func names(_ names: [String], style: TextStyle = .name) -> StyledText {
    let shown = names.count > limit ? Array(names.prefix(limit - 1)) : names
    let rest = names.count - shown.count
    var text = StyledText()
    for (index, name) in shown.enumerated() {
      let isLast = index == shown.count - 1 && rest == 0
      if index > 0 { text.append(isLast ? " and " : ", ") }
      text.append(name, style, of: .object(name))
    }
    if rest > 0 { text.append(" and \(rest) more") }
    return text
  }

  /// The same as plain text; `none` where there is no name.
  package static func text(_ names: [String]) -> String {
    names.isEmpty ? "none" : self.names(names).plainText()
  }

  /// `1 object`, `2 objects`.
  package static func count(_ count: Int, _ noun: String, plural: String? = nil) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(plural ?? noun + "s")"
  }
}

extension Verdict.Kind {
  /// How a report shows the verdict.
  var style: TextStyle {
    switch self {
    case .released: .good
    case .leaked, .abandoned: .bad
    case .temporarilyHeld: .caution
    }
  }

  /// The verdict in a sentence about objects.
  var phrase: String {
    switch self {
    case .released: "released"
    case .leaked: "leaked"
    case .abandoned: "abandoned"
    case .temporarilyHeld: "held for now"
    }
  }
}

extension Snapshot.Reference {
  /// The reference in the notation: `list.currentDetail -> detail`.
  func notation() -> StyledText {
    var text = StyledText.object(source.handle)
    text.append("\(Self.suffix(label)) \(strength.arrow) ", of: mention)
    return text + .object(target.handle)
  }

  /// The field as a reader finds it in code: `list.currentDetail`.
  func place(_ style: TextStyle = .plain) -> StyledText {
    let source = StyledText.object(source.handle, style)
    var text = StyledText()
    if label.isEmpty {
      text.append("a reference", style, of: mention)
      return text + StyledText(" of ", style) + source
    }
    text.append(Self.suffix(label), style, of: mention)
    return source + text
  }

  private var mention: StyledText.Mention {
    .reference(source: source.handle, label: label, target: target.handle)
  }
}

extension Snapshot {
  /// The handle of an object of the snapshot, or its identity where it is not there.
  func handle(of id: ObjectID) -> String {
    object(id)?.handle ?? released.first { $0.id == id }?.handle ?? "object \(id)"
  }

  /// The handle of a root's object with what keeps it, where that says more.
  func phrase(for root: Root) -> String {
    root.label.map { "\(handle(of: root.object)) (\($0))" } ?? handle(of: root.object)
  }
}
