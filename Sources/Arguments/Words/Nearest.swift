/// The name a person most likely meant by `word`, or `nil` where none is close enough to offer.
///
/// Case is ignored. A name is close enough when it is at most a third of the shorter word's
/// characters away (one edit for words under six), counted by the distance below; the nearest
/// wins, of equals the first. Where none is that close, the only name that `word` begins
/// (three characters at least) is taken: `snap` means `snapshot`.
///
///     nearest(to: "snapsoht", among: ["scenarios", "snapshot"])  // "snapshot"
///     nearest(to: "banana", among: ["scenarios", "snapshot"])  // nil
///
/// - Complexity: O(*k* · *n*²) for *k* names and *n* = 64; longer words have no nearest name,
///   so that hostile input costs nothing.
public func nearest(to word: String, among names: some Sequence<String>) -> String? {
  guard let typed = comparable(word) else { return nil }
  var best: (name: String, distance: Int)?
  var begun: [String] = []
  for name in names {
    guard let known = comparable(name) else { continue }
    if typed.count >= 3, known.starts(with: typed) { begun.append(name) }
    let shorter = min(typed.count, known.count)
    let allowed = max(1, shorter / 3)
    guard abs(typed.count - known.count) <= allowed else { continue }
    let distance = editDistance(from: typed, to: known)
    // A distance as long as the longer word means that nothing of it was kept.
    guard distance <= allowed, distance < max(typed.count, known.count) else { continue }
    if distance < best?.distance ?? .max { best = (name, distance) }
  }
  if let best { return best.name }
  return begun.count == 1 ? begun.first : nil
}

/// The fewest insertions, deletions, replacements and swaps of neighbours from one word to the
/// other, where no part is edited twice: the restricted Damerau–Levenshtein distance (optimal
/// string alignment, after F. J. Damerau, 1964).
///
///     s n a p s o h t
///     s n a p s h o t      one swap: 1
///
/// - Complexity: O(*n* · *m*) time, O(*m*) space.
func editDistance(from source: [Character], to target: [Character]) -> Int {
  var beforePrevious = [Int](repeating: 0, count: target.count + 1)
  var previous = Array(0...target.count)
  var current = previous
  for row in source.indices {
    current[0] = row + 1
    for column in target.indices {
      let isSame = source[row] == target[column]
      var cost = previous[column] + (isSame ? 0 : 1)
      cost = min(cost, previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, source[row] == target[column - 1], source[row - 1] == target[column] {
        cost = min(cost, beforePrevious[column - 1] + 1)
      }
      current[column + 1] = cost
    }
    (beforePrevious, previous, current) = (previous, current, beforePrevious)
  }
  return previous[target.count]
}

/// The characters that are compared, or `nil` for a word too long to be a slip of the fingers.
private func comparable(_ word: String) -> [Character]? {
  let limit = 64
  // Bytes first: one character may be any number of them.
  guard word.utf8.count <= limit * 16 else { return nil }
  let characters = Array(word.lowercased())
  return characters.count <= limit ? characters : nil
}
