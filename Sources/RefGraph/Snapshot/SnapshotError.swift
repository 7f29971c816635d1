/// Why a snapshot cannot be built from what was added to it.
public enum SnapshotError: Error, Equatable, Sendable {
  case duplicateObject(ObjectID)
  case unknownSource(ObjectID, label: String, target: ObjectID)
  case unknownTarget(ObjectID, label: String, source: ObjectID)
  case unknownRoot(ObjectID)
  case duplicateRoot(ObjectID, RootLifetime)
  case unknownDue(ObjectID)
  case duplicateDue(ObjectID)
  /// More of something than 32 bits can number.
  case tooMany(String)
}

extension SnapshotError: CustomStringConvertible {
  /// What was wrong and what to do next.
  public var description: String {
    switch self {
    case .duplicateObject(let id):
      "object \(id) is there twice: give each object an identity of its own"
    case .unknownSource(let source, let label, let target):
      "the reference `\(label)` to object \(target) starts at object \(source), which is not "
        + "there: add the object first"
    case .unknownTarget(let target, let label, let source):
      "the reference `\(label)` of object \(source) leads to object \(target), which is not "
        + "there: add the object first"
    case .unknownRoot(let id):
      "object \(id) is called a root and is not there: add the object first"
    case .duplicateRoot(let id, let lifetime):
      "object \(id) is called a \(lifetime.word) root twice with one label: leave one out"
    case .unknownDue(let id):
      "object \(id) is expected to be gone and was never there: add it, or add it as released"
    case .duplicateDue(let id):
      "object \(id) is expected to be gone twice: leave one out"
    case .tooMany(let what):
      "there are more \(what) than a snapshot can number (about four thousand million)"
    }
  }
}
