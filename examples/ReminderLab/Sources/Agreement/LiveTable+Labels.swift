import RefGraph

extension LiveTable.Label {
  /// The model's label for a real one; `nil` where the row is about another.
  func translated(_ label: IndexedLabel, target: String, isClosure: Bool) -> IndexedLabel? {
    guard toClosure == nil || toClosure == isClosure else { return nil }
    let parts = real.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      guard label.pattern == real else { return nil }
      let text = model.replacing("<target>", with: target.base)
      return IndexedLabel(pattern: text, indices: model.contains("[]") ? label.indices : [])
    }
    guard label.pattern.hasPrefix(parts[0]), label.pattern.hasSuffix(parts[1]),
      label.pattern.count > parts[0].count + parts[1].count
    else { return nil }
    let word = label.pattern.dropFirst(parts[0].count).dropLast(parts[1].count)
    guard !word.contains(".") else { return nil }
    return IndexedLabel(pattern: model.replacing("*", with: word), indices: label.indices)
  }
}

/// A label, and apart from it the indices in it: `items[2].next` is `items[].next` and `2`.
struct IndexedLabel: Equatable {
  var pattern: String
  var indices: [String]

  init(pattern: String, indices: [String]) {
    self.pattern = pattern
    self.indices = indices
  }

  init(_ label: String) {
    pattern = ""
    indices = []
    var rest = label[...]
    while let start = rest.firstIndex(of: "["), let end = rest[start...].firstIndex(of: "]") {
      pattern += rest[..<start] + "[]"
      indices.append(String(rest[rest.index(after: start)..<end]))
      rest = rest[rest.index(after: end)...]
    }
    pattern += rest
  }

  /// The label with its indices; without them where their order says nothing.
  var text: String {
    if LiveTable.unordered.contains(pattern) { return pattern }
    let pieces = pattern.split(separator: "[]", omittingEmptySubsequences: false)
    return zip(pieces, indices.map { "[\($0)]" } + [""]).map { $0 + $1 }.joined()
  }
}

extension String {
  /// A handle without the number that tells objects of one name apart: `cell-12` is a `cell`.
  var base: String {
    guard let dash = lastIndex(of: "-"), dash != startIndex else { return self }
    let number = self[dash...].dropFirst()
    return !number.isEmpty && number.allSatisfy(\.isNumber) ? String(self[..<dash]) : self
  }
}

extension LiveTable.Exception {
  /// Whether it is about this difference.
  func explains(_ candidate: String) -> Bool {
    let words = Self.words(of: candidate).map { word in
      word.split(separator: ".", maxSplits: 1).enumerated()
        .map { $0 == 0 ? String($1).base : String($1) }.joined(separator: ".")
    }
    let wanted = Self.words(of: difference)
    return words.count == wanted.count
      && zip(words, wanted).allSatisfy { word, wanted in
        wanted == "*" || word == wanted
          || (wanted.hasPrefix("*.") && word.hasSuffix(wanted.dropFirst()))
      }
  }

  private static func words(of text: String) -> [Substring] {
    text.split { $0 == " " || $0 == "," }
  }
}
