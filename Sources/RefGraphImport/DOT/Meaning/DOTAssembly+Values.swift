import RefGraph

extension DOTAssembly {
  /// A value of an attribute, with its place.
  struct Written {
    let text: String
    let offset: Int
  }

  /// What an attribute of ours says; `nil` where it is not set.
  func text(
    _ attribute: DOTAttribute,
    of attributes: DOTAttributes
  ) throws(DOTFileError) -> Written? {
    guard let value = attributes[attribute] else { return nil }
    return Written(text: try exact(value.id.text, at: value.offset), offset: value.offset)
  }

  /// The text that is meant by one with escapes.
  func exact(_ text: String, at offset: Int) throws(DOTFileError) -> String {
    do throws(DOTExactText.UnknownEscape) {
      return try DOTExactText.text(of: text)
    } catch {
      throw source.error(.escape(found: error.found), at: offset)
    }
  }

  /// What a word stands for; `nil` where it is not there.
  func word<Value>(
    _ attribute: DOTAttribute,
    of attributes: DOTAttributes,
    in vocabulary: SnapshotFileError.Vocabulary,
    _ meaning: (String) -> Value?
  ) throws(DOTFileError) -> Value? {
    guard let written = try text(attribute, of: attributes) else { return nil }
    if let value = meaning(written.text) { return value }
    throw unknownWord(written, in: vocabulary)
  }

  func unknownWord(
    _ written: Written,
    in vocabulary: SnapshotFileError.Vocabulary
  ) -> DOTFileError {
    let nearest = NearestName.nearest(to: written.text, among: vocabulary.words)
    return source.error(
      .unknownWord(written.text, in: vocabulary, nearest: nearest),
      at: written.offset
    )
  }

  /// A whole number; `nil` where it is not there.
  func number(
    _ attribute: DOTAttribute,
    of attributes: DOTAttributes
  ) throws(DOTFileError) -> UInt64? {
    guard let written = try text(attribute, of: attributes) else { return nil }
    guard let number = Self.number(written.text) else {
      throw source.error(.notNumber(written.text), at: written.offset)
    }
    return number
  }

  /// Digits and nothing else.
  static func number(_ text: some StringProtocol) -> UInt64? {
    text.utf8.allSatisfy(DOTLexer.isDigit) ? UInt64(text) : nil
  }

  /// Whether an attribute is `true`; one that is not there is not.
  func isTrue(
    _ attribute: DOTAttribute,
    of attributes: DOTAttributes
  ) throws(DOTFileError) -> Bool {
    guard let written = try text(attribute, of: attributes) else { return false }
    guard let value = Bool(written.text) else {
      throw source.error(.notTruth(written.text), at: written.offset)
    }
    return value
  }

  /// Lets `add` add to the builder; why it was refused is an error at `offset`, about a node.
  mutating func inBuilder(
    at offset: Int,
    about node: Int? = nil,
    _ add: (inout Snapshot.Builder) throws(SnapshotError) -> Void
  ) throws(DOTFileError) {
    do throws(SnapshotError) {
      try add(&builder)
    } catch {
      let problem: DOTFileError.Problem =
        switch error {
        case .duplicateObject(let id): .duplicateIdentity(id)
        case .duplicateRoot: .duplicateRoot(node.map { graph.nodes[$0].id.text } ?? "")
        case .tooMany(let what): .tooMany(what)
        case .unknownSource, .unknownTarget, .unknownRoot, .unknownDue, .duplicateDue:
          preconditionFailure("an object that is there is not there, or twice: \(error)")
        }
      throw source.error(problem, at: offset)
    }
  }
}
