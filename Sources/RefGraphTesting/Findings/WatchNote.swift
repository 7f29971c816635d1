internal import RefGraph

/// Where objects were watched, and how long was waited for them to go.
struct WatchNote {
  /// `page and list are`.
  let subject: String
  /// A line that says how long, and one for each object.
  let text: String

  private static let limit = 12

  /// - Parameter watched: for each object those who watch it; never none.
  init(_ watched: [[WatchedObject]], settled: String) {
    let names = watched.map { VisibleText.escaping($0[0].name) }
    subject = "\(NameList.text(names)) \(watched.count == 1 ? "is" : "are")"
    var lines = ["Still alive \(settled)"]
    for watchers in watched.prefix(Self.limit) {
      for watcher in watchers {
        let name = VisibleText.escaping(watcher.name)
        let type = VisibleText.escaping(watcher.type)
        lines.append("  \(name)  \(type)  tracked at \(watcher.place)")
      }
    }
    let rest = watched.count - Self.limit
    if rest > 0 { lines.append("  \(rest) more") }
    text = lines.joined(separator: "\n")
  }
}
