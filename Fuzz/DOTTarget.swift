/// Reads the bytes that libFuzzer makes up as a graph in DOT, and stops the run when a promise is
/// broken: every text is read or gives one error, errors lie within the text and can be shown, and
/// what is read and written out is read again as the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDOT(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  _ = DOTFile.recognises(bytes)
  do throws(DOTFileError) {
    let file = try DOTFile(bytes, file: "fuzzed")
    for warning in file.warnings { check(warning.description, at: warning.place, in: bytes) }
    let text = DOTExchange(file.snapshot).text()
    let again = written { () throws(DOTFileError) in
      DOTExchange(try DOTFile(Array(text.utf8), file: "written").snapshot).text()
    }
    promise(again == text, "written:\n\(text)\nread again:\n\(again)")
  } catch {
    check(error.description, at: error.place, in: bytes)
  }
  return 0
}

private func written(_ body: () throws(DOTFileError) -> String) -> String {
  do throws(DOTFileError) {
    return try body()
  } catch {
    return error.description
  }
}

private func check(_ message: String, at place: SourceLocation, in bytes: [UInt8]) {
  let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
  promise((1...lines).contains(place.line), message)
  promise((1...bytes.count + 1).contains(place.column), message)
  promise(message.unicodeScalars.count < 1_000, message)
  for scalar in message.unicodeScalars {
    promise(
      scalar.properties.generalCategory != .control && !scalar.properties.isBidiControl,
      "U+\(String(scalar.value, radix: 16)) in \(message)"
    )
  }
}
