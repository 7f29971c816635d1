public import RefGraph

/// Why a file is no snapshot, and where.
///
/// Equal files give equal errors. The description is safe to print on a terminal.
public struct SnapshotFileError: Error, Hashable, Sendable {
  /// What the reader was told to call the file.
  public let file: String
  /// Where in the file the mistake is.
  public let place: JSONPlace
  /// The keys and indices that lead there, as `references[3].strength`; `nil` where the text is not
  /// even JSON, and empty for the outermost value.
  public let path: String?
  /// What is wrong.
  public let problem: Problem

  /// An error at `place`; a `path` only where the text is JSON.
  public init(file: String, place: JSONPlace, path: String?, problem: Problem) {
    self.file = file
    self.place = place
    self.path = path
    self.problem = problem
  }

  /// The ways in which a file fails to be a snapshot.
  public enum Problem: Hashable, Sendable {
    /// The text is not JSON, or a value is not of the type that is needed in its place.
    case json(JSONError.Problem)
    /// The file says that it is of another format.
    case unknownFormat(String)
    /// The format is known, and not in this version.
    case unknownVersion(UInt64, of: String)
    /// Two objects, living or released, have one id.
    case duplicateID(String, first: JSONPlace)
    /// Two objects, living or released, have one identity.
    case duplicateIdentity(ObjectID)
    /// No object has the id; `nearest` is one that may have been meant.
    case unknownObject(String, nearest: String?)
    /// A root or a reference names an object that is listed as released.
    case releasedObject(String)
    /// A word stands where another of its vocabulary should.
    case unknownWord(String, in: Vocabulary, nearest: String?)
    /// Two roots agree in object, kind and label.
    case duplicateRoot(String)
    /// `expectReleased` names an object twice.
    case duplicateExpectation(String)
    /// There is more of something than a snapshot can number.
    case tooMany(String)
  }

  /// The sets of words that a file chooses from.
  public enum Vocabulary: Hashable, Sendable {
    case strength
    case objectKind
    case rootKind
    case liveness
    /// The names of ``FrameworkFact``.
    case fact
  }
}

extension SnapshotFileError {
  /// An error of the text itself.
  init(_ error: JSONError, file: String) {
    self.init(file: file, place: error.place, path: error.path, problem: .json(error.problem))
  }
}
