internal import RefGraph

/// Where objects were watched, and how long was waited for them to go.
struct WatchNote {
  /// A line that says how long, and one for each that watches.
  let text: String

  private static let limit = 12

  /// - Parameters:
  ///   - watched: for each object those who watch it; never none.
  ///   - names: what the message calls each object.
  init(_ watched: [[WatchedObject]], called names: [String], settled: String) {
    var lines = ["Still alive \(settled)"]
    for (watchers, name) in zip(watched, names).prefix(Self.limit) {
      for (position, watcher) in watchers.enumerated() {
        let shown = position == 0 ? name : VisibleText.escaping(watcher.name)
        lines.append(
          "  \(shown)  \(VisibleText.escaping(watcher.type))  tracked at \(watcher.place)"
        )
      }
    }
    let rest = watched.count - Self.limit
    if rest > 0 { lines.append("  \(rest) more") }
    text = lines.joined(separator: "\n")
  }
}
