extension JSONReader {
  /// Reads an array, handing each element to `element`.
  mutating func array(
    _ element: (inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    _ = try take(.array)
    while true {
      let event = try scanner.next()
      if event == .endArray { return }
      pending = event
      try element(&self)
      try skipIfUnread()
    }
  }

  /// Reads an object, handing each member that has one of the known `keys` to `member`.
  mutating func object<Key>(
    _ keys: JSONKeys<Key>,
    _ member: (Key, inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    _ = try take(.object)
    let start = scanner.token.lowerBound
    var seen: UInt64 = 0
    var unknown: Set<[UInt8]> = []
    var guess = 0
    while try scanner.next() == .key {
      let index = keys.index(in: scanner, guess: guess)
      if let index {
        guard seen & 1 << UInt64(index) == 0 else { throw duplicateKey(inObjectAt: start) }
        seen |= 1 << UInt64(index)
        guess = index + 1
      } else {
        let spelling = scanner.unescapedBytes()
        guard unknown.insert(spelling).inserted else { throw duplicateKey(inObjectAt: start) }
        warnings.add(spelling, at: scanner, known: keys)
      }
      pending = try scanner.next()
      if let index { try member(keys.keys[index], &self) }
      try skipIfUnread()
    }
    if let key = keys.firstKey(in: keys.required & ~seen) {
      throw missing(key.rawValue, inObjectAt: start)
    }
  }

  @inline(never)
  private func missing(_ key: String, inObjectAt start: Int) -> JSONError {
    let key = JSONExcerpt(key: key).description
    return scanner.valueError(.missingKey(key), at: start, pathTo: start)
  }

  /// The error that the present key has stood in its object before; the first one is looked for only
  /// now.
  @inline(never)
  private func duplicateKey(inObjectAt start: Int) -> JSONError {
    let spelling = scanner.unescapedBytes()
    let second = scanner.token.lowerBound
    var first = second
    var search = JSONScanner(scanner.bytes, at: start)
    // The object has been read up to here, so there is nothing to throw.
    while let event = try? search.next(), search.token.lowerBound < second {
      if event == .key, search.open.count == 1, search.stringEquals(spelling) {
        first = search.token.lowerBound
        break
      }
    }
    let problem = JSONError.Problem.duplicateKey(
      JSONExcerpt(key: scanner.string()).description,
      first: JSONPlace(of: first, in: scanner.bytes)
    )
    return scanner.valueError(problem, at: second, pathTo: start)
  }
}
