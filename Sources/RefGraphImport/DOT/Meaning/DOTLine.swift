import RefGraph

/// What the line of an edge tells by how it is drawn.
struct DOTLine {
  /// The first line of the label, without the word for the strength.
  let label: String
  let strength: Strength

  init(_ attributes: DOTAttributes) {
    var label = ""
    var strength: Strength?
    if let value = attributes[.label], !value.id.isHTML {
      label = DOTLabel(value.id.text, id: "").lines.first ?? ""
    }
    for candidate in Strength.allCases {
      for word in ["«\(candidate.word)»", "«\(candidate.word) ?»"] where label.hasSuffix(word) {
        strength = candidate
        label = String(label.dropLast(word.count))
        while label.last == " " { label.removeLast() }
      }
    }
    self.label = label
    self.strength = strength ?? Self.strength(of: attributes)
  }

  /// Dashed lines are weak, dotted ones unowned, grey ones with a `?` conservative.
  private static func strength(of attributes: DOTAttributes) -> Strength {
    let styles = attributes.styles
    if styles.contains("dashed") { return .weak }
    if styles.contains("dotted") { return .unowned }
    let colour = attributes[.color]?.id.text.lowercased() ?? ""
    let isGrey = colour.hasPrefix("grey") || colour.hasPrefix("gray")
    let isDoubtful = attributes[.label]?.id.bytes.contains(UInt8(ascii: "?")) ?? false
    return isGrey && isDoubtful ? .conservative : .strong
  }
}
