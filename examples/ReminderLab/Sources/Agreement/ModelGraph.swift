import RefGraph

/// The references of a moment of the model between the objects that real code names too.
struct ModelGraph {
  private(set) var links: Set<NamedGraph.Link> = []
  /// Whether a method is running: what it holds in its variables, real code holds where no capture
  /// looks.
  let isRunning: Bool

  /// - Parameter handles: those of the real objects.
  init(_ snapshot: Snapshot, handles: Set<String>) {
    let roots = Dictionary(grouping: snapshot.roots, by: \.object)
    let closures = Set(snapshot.objects.lazy.filter { $0.kind == .closure }.compactMap(\.name))
    isRunning = snapshot.objects.contains { $0.kind == .frame }
    let graph = NamedGraph(snapshot) { object in
      guard let name = object.name else { return nil }
      if handles.contains(name) { return name }
      if LiveTable.opaque.contains(name) { return LiveTable.outside }
      guard let root = roots[object.id]?.first, object.kind != .frame else { return nil }
      return root.lifetime == .permanent ? name : LiveTable.transition
    }
    for link in graph.links where Self.counts(link) {
      var link = link
      if !handles.contains(link.source) {
        link.label = ""
      } else if closures.contains(link.source) {
        link.label = LiveTable.capture
      } else {
        link.label = IndexedLabel(link.label).text
      }
      link.isOwn = true
      links.insert(link)
    }
    for root in snapshot.roots where root.lifetime == .permanent {
      guard let name = snapshot.object(root.object)?.name, handles.contains(name) else { continue }
      let process = LiveTable.process
      links.insert(.init(source: process, label: "", strength: .strong, target: name))
    }
  }

  private static func counts(_ link: NamedGraph.Link) -> Bool {
    link.target != LiveTable.outside && (link.strength == .strong || link.isOwn)
  }
}
