import RefGraph

extension SnapshotAssembly {
  /// An error about the value that begins at `offset`.
  func error(_ problem: SnapshotFileError.Problem, at offset: Int) -> SnapshotFileError {
    SnapshotFileError(
      file: file,
      place: JSONPlace(of: offset, in: bytes),
      path: JSONPath(to: offset, in: bytes).description,
      problem: problem
    )
  }

  /// What a written word stands for.
  ///
  /// - Throws: `unknownWord`.
  func value<Value>(
    of word: WrittenWord,
    in vocabulary: SnapshotFileError.Vocabulary,
    _ meaning: (String) -> Value?
  ) throws(SnapshotFileError) -> Value {
    if let value = meaning(word.text) { return value }
    let nearest = NearestName.nearest(to: word.text, among: vocabulary.words)
    throw error(.unknownWord(word.text, in: vocabulary, nearest: nearest), at: word.offset)
  }

  /// What a word stands for that may be left out; `nil` where it is.
  func valueIfWritten<Value>(
    of word: WrittenWord?,
    in vocabulary: SnapshotFileError.Vocabulary,
    _ meaning: (String) -> Value?
  ) throws(SnapshotFileError) -> Value? {
    guard let word else { return nil }
    return try value(of: word, in: vocabulary, meaning)
  }

  /// The string that stands at `offset`.
  func text(at offset: Int) -> String {
    var scanner = JSONScanner(bytes, at: offset)
    // It has been read before, so there is nothing to throw.
    return (try? scanner.next()) == .string ? scanner.string() : ""
  }

  /// Why the builder refused what the file says of the object whose id stands at `offset`.
  func refusal(_ refusal: SnapshotError, at offset: Int) -> SnapshotFileError {
    let problem: SnapshotFileError.Problem =
      switch refusal {
      case .duplicateObject(let id): .duplicateIdentity(id)
      case .duplicateRoot: .duplicateRoot(text(at: offset))
      case .duplicateDue: .duplicateExpectation(text(at: offset))
      case .tooMany(let what): .tooMany(what)
      case .unknownSource, .unknownTarget, .unknownRoot, .unknownDue:
        preconditionFailure("an object that was looked up is not there: \(refusal)")
      }
    return error(problem, at: offset)
  }
}
