import Foundation

/// Scans the bytes that libFuzzer makes up, and stops the run when a promise is broken: every text is
/// read or gives one error, errors lie within the text and can be shown, skipping checks as much as
/// reading, and Foundation accepts the same texts.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = Array(UnsafeBufferPointer(start: start, count: count))
  let read = Attempt { bytes throws(JSONError) in
    var scanner = try JSONScanner(bytes)
    var event = try scanner.next()
    while event != .end {
      try check(scanner, event)
      event = try scanner.next()
    }
  }.error(in: text)
  let skipped = Attempt { bytes throws(JSONError) in
    var scanner = try JSONScanner(bytes)
    try scanner.skipValue()
    _ = try scanner.next()
  }.error(in: text)
  promise(read == skipped, "reading: \(shown(read)), skipping: \(shown(skipped))")
  if let read { check(read, in: text) }
  checkAgainstFoundation(text, read)
  checkReader(text, read)
  return 0
}

private struct Attempt {
  let body: (JSONBytes) throws(JSONError) -> Void

  func error(in text: [UInt8]) -> JSONError? {
    do {
      try body(JSONBytes(text))
      return nil
    } catch {
      return error
    }
  }
}

/// Asks for the value of the event, and compares it with what the standard library reads.
private func check(_ scanner: borrowing JSONScanner, _ event: JSONEvent) throws(JSONError) {
  switch event {
  case .key, .string:
    let string = scanner.string()
    promise(Array(string.utf8) == scanner.unescapedBytes(), "\(string) and its bytes differ")
    promise(scanner.stringEquals(Array(string.utf8)), "\(string) does not equal itself")
  case .number:
    let text = scanner.numberText()
    let isWhole = !text.contains { ".eE".contains($0) }
    let uint64 = try? scanner.uint64()
    promise(
      uint64 == (!isWhole ? nil : text == "-0" ? 0 : UInt64(text)),
      "\(text) is read as \(String(describing: uint64))"
    )
    promise((try? scanner.int()) == (isWhole ? Int(text) : nil), "\(text) is not read as Int does")
    _ = try? scanner.double()
  default: break
  }
}

private func check(_ error: JSONError, in text: [UInt8]) {
  promise((0...text.count).contains(error.byteOffset), "\(error)")
  let lines = text.prefix(error.byteOffset).filter { $0 == 0x0A || $0 == 0x0D }.count + 1
  promise((1...lines).contains(error.line) && error.column >= 1, "\(error)")
  let scalars = error.description.unicodeScalars
  promise(scalars.count < 300, "\(error)")
  let isSafe = scalars.allSatisfy {
    $0.properties.generalCategory != .control && !$0.properties.isBidiControl
  }
  promise(isSafe, "unsafe to show: \(error)")
}

/// Foundation differs on purpose: it reads UTF-16 and UTF-32, lets one comma stand before a closing
/// bracket, and refuses numbers beyond the largest double.
private func checkAgainstFoundation(_ text: [UInt8], _ error: JSONError?) {
  if text.prefix(4).contains(0) || [[0xFE, 0xFF], [0xFF, 0xFE]].contains(Array(text.prefix(2))) {
    return
  }
  switch error?.problem {
  case .unexpected("`]`", .valueAfterComma), .unexpected("`}`", .keyAfterComma): return
  default: break
  }
  let isAccepted =
    (try? JSONSerialization.jsonObject(with: Data(text), options: [.fragmentsAllowed])) != nil
  if isAccepted == (error == nil) { return }
  promise(error == nil && hasHugeNumber(text), "Foundation: \(isAccepted), \(shown(error))")
}

private func hasHugeNumber(_ text: [UInt8]) -> Bool {
  guard var scanner = try? JSONScanner(JSONBytes(text)) else { return false }
  while let event = try? scanner.next(), event != .end {
    if event == .number, (try? scanner.double()) == nil { return true }
  }
  return false
}

private enum Key: String, CaseIterable {
  case format, version, moment, objects, references, roots, expected, id, type, from, to, label
  case strength, kind, lifetime, size
}

private let keys = JSONKeys(Key.self)

/// Reads objects and arrays as if they were of one kind, as deep as a format may be.
private func checkReader(_ text: [UInt8], _ error: JSONError?) {
  do {
    let reading = try JSONReader.read(JSONBytes(text)) { reader throws(JSONError) in
      try read(&reader, depth: 0)
    }
    promise(error == nil, "the reader accepts what the scanner refuses: \(shown(error))")
    for warning in reading.warnings {
      promise(warning.place.byteOffset < text.count, "\(warning) lies outside")
    }
  } catch {
    check(error, in: text)
  }
}

private func read(_ reader: inout JSONReader, depth: Int) throws(JSONError) {
  if depth == 4 { return }
  switch reader.kind {
  case .object:
    try reader.object(keys) { key, reader throws(JSONError) in
      if key == .size { _ = try reader.uint64() } else { try read(&reader, depth: depth + 1) }
    }
  case .array:
    try reader.array { reader throws(JSONError) in try read(&reader, depth: depth + 1) }
  case .string:
    if try reader.string() == "invalid" { throw reader.invalid(expected: "something else") }
  default: break
  }
}

private func shown(_ error: JSONError?) -> String { error?.description ?? "accepted" }
