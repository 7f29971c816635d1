import Arguments
import RefGraph
import RefGraphReports

/// The object that `--focus` names, or what there is to know of a name that leads to none.
struct FocusLookup {
  private let name: String
  private let report: SnapshotReport

  /// More names than these nobody reads in a message.
  private static let listLimit = 20
  /// Among more names than these none is looked for that is spelled alike.
  private static let nearestLimit = 10_000

  init(_ name: String, in report: SnapshotReport) {
    self.name = name
    self.report = report
  }

  /// The object.
  ///
  /// - Parameter mayBeGone: whether a released one will do.
  /// - Throws: `usage` for another, with the moments at which it is there, or what else is there.
  func object(mayBeGone: Bool) throws(Failure) -> ObjectID {
    guard let object = report.object(called: name) else {
      throw Failure(.usage, notMadeYet() ?? unknown())
    }
    guard mayBeGone || report.analysis.snapshot.object(object) != nil else {
      throw Failure(.usage, released(object))
    }
    return object
  }

  private var quoted: String { "`\(name.visible)`" }

  private func released(_ object: ObjectID) -> String {
    guard let timeline = report.play?.timeline else {
      return "\(quoted) is released in this snapshot, and nothing of it is left to show: "
        + "leave `--focus` or `--format` out"
    }
    let end = timeline.events.firstIndex {
      $0.kind == .deinitialised && $0.object?.id == object
    }
    let moment = timeline.moments.first { moment in
      end.map { moment.eventRange.contains($0) } ?? false
    }
    let sentence = moment.map { "it went on the way to `\($0.name)`" } ?? "it is gone"
    let before = timeline.moments.filter { $0.snapshot.object(object) != nil }.map(\.name)
    return "\(quoted) is released here: \(sentence), and nothing of it is left to show\n"
      + (before.isEmpty
        ? "No moment shows it: leave `--focus` out."
        : "It is there at: \(before.joined(separator: ", ")).")
  }

  /// What there is to say of an object that a later moment has.
  private func notMadeYet() -> String? {
    let later = (report.play?.timeline.moments ?? []).filter {
      $0.snapshot.object(named: name) != nil
    }
    guard let first = later.first else { return nil }
    let names = later.map(\.name).joined(separator: ", ")
    return "there is no \(quoted) here yet: it is made on the way to `\(first.name)`\n"
      + "It is there at: \(names)."
  }

  private func unknown() -> String {
    let snapshot = report.analysis.snapshot
    let names = snapshot.objects.prefix(Self.nearestLimit).map(\.handle)
    let suggestion = nearest(to: name, among: names).map { "; did you mean `\($0.visible)`?" } ?? ""
    return "there is no object \(quoted) here\(suggestion)\n\(list(of: snapshot))"
  }

  private func list(of snapshot: Snapshot) -> String {
    let names = snapshot.objects.prefix(Self.listLimit).map { $0.handle.visible }
    guard !names.isEmpty else { return "There are no objects here." }
    let rest = snapshot.objectCount - names.count
    return "There are: \(names.joined(separator: ", "))" + (rest > 0 ? ", and \(rest) more." : ".")
  }
}
