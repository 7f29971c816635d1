import RefGraph
import RefGraphCapture

/// What a capture says of a story's survivors, in one line.
struct CaptureSummary {
  private let snapshot: Snapshot
  private let due: [Snapshot.Object]

  init(of capture: LiveCapture, due names: Set<String>) {
    snapshot = capture.snapshot
    due = names.sorted().compactMap(capture.snapshot.object(named:))
  }

  /// The classes of the leaked objects and the closures leaked with them, or who holds what is alive.
  var text: String {
    let leaked = Set(Reachability(of: snapshot).unreached())
    guard due.allSatisfy({ leaked.contains($0.id) }) else {
      return "held \(holders): \(Self.classes(due))"
    }
    let closures = leaked.lazy.compactMap(snapshot.object).count { $0.kind == .closure }
    return Self.classes(due)
      + (closures == 0 ? "" : "; \(closures) closure\(closures == 1 ? "" : "s")")
  }

  private var holders: String {
    let owners = Owners(of: due.map(\.id), in: snapshot)
    let names = Set((owners.permanent + owners.temporary).compactMap { snapshot.object($0)?.name })
      .subtracting(due.compactMap(\.name))
    return names.isEmpty ? "from outside" : "by " + names.sorted().joined(separator: ", ")
  }

  private static func classes(_ objects: [Snapshot.Object]) -> String {
    Dictionary(grouping: objects) { $0.type.prefix { $0 != "<" } }
      .map { $1.count == 1 ? String($0) : "\($1.count) \($0)" }
      .sorted { $0.drop { $0.isNumber || $0 == " " } < $1.drop { $0.isNumber || $0 == " " } }
      .joined(separator: ", ")
  }
}
