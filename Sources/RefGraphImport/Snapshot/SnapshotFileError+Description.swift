import RefGraph

extension SnapshotFileError: CustomStringConvertible {
  /// The place, the problem and the remedy, for example ``leak.json:12:8: error: references[3].to:
  /// no object has the id "pgae"; did you mean "page"?``
  public var description: String {
    let path = path.flatMap { $0.isEmpty ? nil : "\($0): " } ?? ""
    return "\(VisibleText.escaping(file)):\(place): error: \(path)\(problem); \(remedy)"
  }

  /// What to do about it, in one line.
  public var remedy: String {
    switch problem {
    case .json(let problem): problem.remedy
    case .unknownFormat: "known are `refgraph-snapshot` and `refgraph-report`, both in version 1"
    case .unknownVersion: "this program reads version 1; a newer one may read it"
    case .duplicateID: "give each object an id of its own"
    case .duplicateIdentity:
      "give each object an identity of its own; where it is left out, it is the object's number in "
        + "the file, counted from 1, with the released ones after the others"
    case .unknownObject(_, let nearest?), .unknownWord(_, in: .fact, let nearest?):
      "did you mean \(Self.quoted(nearest))?"
    case .unknownObject: "list it in `objects`, or, where it is gone, in `released`"
    case .releasedObject: "list it in `objects`, or remove what names it"
    case .unknownWord(_, in: .fact, nil): "leave it out, or name a known framework fact"
    case .unknownWord(_, let vocabulary, let nearest):
      (nearest.map { "did you mean \(Self.quoted($0))? " } ?? "")
        + "known are \(vocabulary.words.map { "`\($0)`" }.joined(separator: ", "))"
    case .duplicateRoot, .duplicateExpectation: "remove one of the two"
    case .tooMany: "leave out what the question does not need, or split the file"
    }
  }

  fileprivate static func quoted(_ text: String) -> String { "\(JSONExcerpt(key: text))" }
}

extension SnapshotFileError.Problem: CustomStringConvertible {
  /// The problem without its place.
  public var description: String {
    switch self {
    case .json(let problem): "\(problem)"
    case .unknownFormat(let found): "unknown format \(quoted(found))"
    case .unknownVersion(let found, let format): "unknown version \(found) of \(format)"
    case .duplicateID(let id, let first): "the id \(quoted(id)) is there twice, first at \(first)"
    case .duplicateIdentity(let id): "the identity \(id) is there twice"
    case .unknownObject(let id, _): "no object has the id \(quoted(id))"
    case .releasedObject(let id): "the object \(quoted(id)) is listed as released"
    case .unknownWord(let word, let vocabulary, _):
      "unknown \(vocabulary.noun) \(quoted(word))"
    case .duplicateRoot(let id): "the object \(quoted(id)) has this root twice"
    case .duplicateExpectation(let id): "the object \(quoted(id)) is named twice"
    case .tooMany(let what):
      "there are more \(what) than a snapshot can number (about four thousand million)"
    }
  }

  private func quoted(_ text: String) -> String { SnapshotFileError.quoted(text) }
}

extension SnapshotFileError.Vocabulary {
  /// What one of the words is called.
  var noun: String {
    switch self {
    case .strength: "strength"
    case .objectKind: "kind of object"
    case .rootKind: "kind of root"
    case .liveness: "liveness"
    case .fact: "framework fact"
    }
  }

  /// The words, in the order of their documentation.
  var words: [String] {
    switch self {
    case .strength: Strength.allCases.map(\.word)
    case .objectKind: ObjectKind.allCases.map(\.word)
    case .rootKind: RootLifetime.allCases.map(\.word)
    case .liveness: SnapshotLiveness.allCases.map(\.rawValue)
    case .fact: FrameworkFact.all.map(\.name)
    }
  }
}
