/// Finds the known word that someone who wrote an unknown one may have meant.
public enum NearestName {
  /// The candidate with the smallest distance to `word`, the first in alphabetical order among
  /// equals, or `nil` where none is near: a third of the word's letters may differ, at most three.
  ///
  /// - Complexity: O(candidates × length²), for candidates of about the word's length only.
  public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(word.unicodeScalars)
    let limit = min(3, max(1, letters.count / 3))
    guard letters.count <= Scenario.Limit.nameLength else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != word {
      let others = Array(candidate.unicodeScalars)
      guard abs(others.count - letters.count) <= limit else { continue }
      let distance = distance(letters, others)
      guard distance <= limit, distance < max(letters.count, others.count) else { continue }
      if let current = best, (current.distance, current.name) <= (distance, candidate) { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours that turn one word
  /// into the other (optimal string alignment: no part is edited twice).
  static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for column in right.indices {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var cost = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
