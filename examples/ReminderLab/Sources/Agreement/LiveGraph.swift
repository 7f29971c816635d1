import RefGraph
import RefGraphCapture
import ReminderWorld

/// The references of a moment between the objects that both the model and real code name, in the
/// model's words.
struct LiveGraph {
  private(set) var links: Set<NamedGraph.Link> = []
  /// The rows of the table of labels that were of use, by their place.
  private(set) var usedLabels: Set<Int> = []

  init(_ moment: LiveMoment) {
    let snapshot = moment.capture.snapshot
    let graph = NamedGraph(snapshot, name: \.name)
    let closures = Set(snapshot.objects.lazy.filter(\.isMarkedClosure).compactMap(\.name))
    for link in graph.links where Self.counts(link) {
      let source = LiveTable.parts[link.source]
      var link = link
      link.label = source == nil ? label(of: link, closures) : ""
      link.source = source ?? link.source
      link.isOwn = true
      links.insert(link)
    }
    for object in snapshot.objects {
      guard let name = object.name, !Self.isPart(name),
        moment.capture.outsideReferences(to: object.id) ?? 0 > 0
      else { continue }
      let outside = LiveTable.outside
      links.insert(.init(source: outside, label: "", strength: .strong, target: name))
    }
  }

  static func isPart(_ name: String) -> Bool {
    name == Look.notebook || LiveTable.parts[name] != nil || name.hasPrefix("system")
  }

  /// Every object of the lab has the notebook, and some know where the system is: what an app finds
  /// in globals. Of other instances' weak references the source knows nothing.
  private static func counts(_ link: NamedGraph.Link) -> Bool {
    if link.source == Look.notebook || link.target == Look.notebook { return false }
    if LiveTable.parts[link.source] != nil, isPart(link.target) { return false }
    if link.strength == .strong { return true }
    return link.isOwn && !isPart(link.target)
  }

  private mutating func label(of link: NamedGraph.Link, _ closures: Set<String>) -> String {
    if closures.contains(link.source) { return LiveTable.capture }
    let label = IndexedLabel(link.label)
    let isClosure = closures.contains(link.target)
    for (number, row) in LiveTable.labels.enumerated() {
      guard let found = row.translated(label, target: link.target, isClosure: isClosure) else {
        continue
      }
      usedLabels.insert(number)
      return found.text
    }
    return label.text
  }
}

extension Snapshot.Object {
  /// Whether it stands for a closure, whose captures its only property holds.
  var isMarkedClosure: Bool { type.hasPrefix("MarkedClosure<") }
}
