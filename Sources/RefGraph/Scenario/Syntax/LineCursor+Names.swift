/// A word of the text, and where it stands.
struct SourceWord {
  let text: String
  let location: SourceLocation
}

extension LineCursor {
  /// Reads a name after optional space: letters, digits, `_`, and `-` between those.
  ///
  /// - Parameter description: what the name is for, if there is none.
  mutating func name(_ description: String) throws(Diagnostic) -> SourceWord {
    skipSpace()
    guard let name = try nameIfAny() else { throw expected(description) }
    return name
  }

  /// Reads the name that begins exactly at the cursor, if one does.
  mutating func nameIfAny() throws(Diagnostic) -> SourceWord? {
    let start = self
    var characters = 0
    while let length = lengthOfNameCharacter(isFirst: characters == 0) {
      characters += 1
      skipScalar(length: length)
      guard next == UInt8(ascii: "-") else { continue }
      var afterHyphen = self
      afterHyphen.skipByte()
      guard afterHyphen.lengthOfNameCharacter(isFirst: true) != nil else { continue }
      self = afterHyphen
      characters += 1
    }
    guard characters > 0 else { return nil }
    guard characters <= Scenario.Limit.nameLength else {
      throw problem(
        .nameTooLong(characters: characters),
        text(from: start),
        at: start.location
      )
    }
    return SourceWord(text: text(from: start), location: start.location)
  }

  /// Reads `word` after optional space, if that is the next whole name.
  mutating func skipWord(_ word: String) -> Bool {
    var place = self
    place.skipSpace()
    guard let name = try? place.nameIfAny(), name.text == word else { return false }
    self = place
    return true
  }

  /// Makes sure that `word` is the next whole name, and passes over it.
  mutating func expectWord(_ word: String) throws(Diagnostic) {
    guard skipWord(word) else { throw expected("\"\(word)\"") }
  }

  private func lengthOfNameCharacter(isFirst: Bool) -> Int? {
    guard let byte = next else { return nil }
    guard byte >= 0x80 else {
      return NameCharacter.isInName(Unicode.Scalar(byte), isFirst: isFirst) ? 1 : nil
    }
    guard let (scalar, length) = nextScalar else { return nil }
    return NameCharacter.isInName(scalar, isFirst: isFirst) ? length : nil
  }
}

/// Which characters make up names.
enum NameCharacter {
  /// Letters, decimal digits and `_`; marks only after another character of the name.
  static func isInName(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    guard scalar.value >= 0x80 else {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": return true
      default: return false
      }
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber:
      return true
    case .nonspacingMark, .spacingMark: return !isFirst
    default: return false
    }
  }
}
