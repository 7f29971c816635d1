// Errors are made out of line, so that the way through a good text stays short.
extension JSONScanner {
  /// An error of the text at `offset`.
  @inline(never)
  func error(_ problem: JSONError.Problem, at offset: Int) -> JSONError {
    JSONError(problem, at: JSONPlace(of: offset, in: bytes))
  }

  /// The error that what stands at `position` is not what is expected there.
  @inline(never)
  func unexpected() -> JSONError {
    guard position < bytes.count else {
      guard let start = open.last else { return error(.emptyInput, at: position) }
      let part: JSONError.Part = bytes[start] == UInt8(ascii: "{") ? .object : .array
      return truncated(part, from: start)
    }
    let found = JSONExcerpt(of: bytes, at: position).description
    return error(.unexpected(found: found, expected: expectation), at: position)
  }

  /// The error that the text ends within the part that began at `start`.
  @inline(never)
  func truncated(_ part: JSONError.Part, from start: Int) -> JSONError {
    error(.truncated(part, began: JSONPlace(of: start, in: bytes)), at: bytes.count)
  }

  /// An error about the value of the present event, with the path to it.
  @inline(never)
  func valueError(_ problem: JSONError.Problem) -> JSONError {
    valueError(problem, at: token.lowerBound, pathTo: token.lowerBound)
  }

  /// An error at `offset` about the value that begins at `value`.
  @inline(never)
  func valueError(
    _ problem: JSONError.Problem,
    at offset: Int,
    pathTo value: Int
  ) -> JSONError {
    let path = JSONPath(to: value, in: bytes)
    return JSONError(problem, at: JSONPlace(of: offset, in: bytes), path: path.description)
  }
}
