/// A string as it stands in a file, and where, so that an error about its meaning has a place.
struct WrittenWord {
  /// Where its opening quote is.
  let offset: Int
  let text: String
}

/// The id of an object where something names the object.
struct Mention {
  /// Where its opening quote is.
  let offset: Int
  /// The number of the object of this id; `nil` where there is none.
  let number: Int?
}

extension JSONReader {
  /// Reads a string together with its place.
  mutating func word() throws(JSONError) -> WrittenWord {
    let text = try string()
    return WrittenWord(offset: scanner.token.lowerBound, text: text)
  }

  /// Reads an id and looks it up.
  mutating func mention(among ids: IDTable) throws(JSONError) -> Mention {
    _ = try take(.string)
    return Mention(offset: scanner.token.lowerBound, number: ids.number(of: scanner))
  }
}
