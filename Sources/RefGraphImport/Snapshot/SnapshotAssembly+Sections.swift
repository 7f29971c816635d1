extension SnapshotAssembly {
  /// Checks what the file is, and finds its sections: those of its snapshot where it is a report.
  mutating func sections() throws(SnapshotFileError) -> SnapshotFileSections {
    let bytes = bytes
    let header = try inFile { () throws(JSONError) in try SnapshotFileHeader(in: bytes, at: nil) }
    guard try format(of: header, among: [.snapshot, .report]) == .report else {
      let sections = try inFile { () throws(JSONError) in
        try JSONReader.read(bytes) { reader throws(JSONError) in try SnapshotFileSections(&reader) }
      }
      return keepWarnings(of: sections)
    }
    let report = try inFile { () throws(JSONError) in
      try JSONReader.read(bytes) { reader throws(JSONError) in try ReportFileSections(&reader) }
    }
    let offset = keepWarnings(of: report).snapshotOffset
    let inner = try inFile { () throws(JSONError) in try SnapshotFileHeader(in: bytes, at: offset) }
    _ = try format(of: inner, among: [.snapshot])
    let sections = try inFile { () throws(JSONError) in
      var reader = try JSONReader(bytes, at: offset)
      let value = try SnapshotFileSections(&reader)
      return JSONReading(value: value, warnings: reader.warnings.all)
    }
    return keepWarnings(of: sections)
  }

  /// The format that a header names, if its version is known; `nil` where it names none, which the
  /// reader of the sections refuses.
  private func format(
    of header: SnapshotFileHeader,
    among formats: [SnapshotFileHeader.Format]
  ) throws(SnapshotFileError) -> SnapshotFileHeader.Format? {
    guard let written = header.format else { return nil }
    guard let format = SnapshotFileHeader.Format(rawValue: written.text), formats.contains(format)
    else {
      throw error(.unknownFormat(written.text), at: written.offset)
    }
    if let version = header.version, version.number != SnapshotFileHeader.version {
      throw error(.unknownVersion(version.number, of: written.text), at: version.offset)
    }
    return format
  }

  private mutating func keepWarnings<Value>(of reading: JSONReading<Value>) -> Value {
    warnings += reading.warnings
    return reading.value
  }

  /// Gives errors of the text the name of the file.
  private func inFile<Value>(
    _ read: () throws(JSONError) -> Value
  ) throws(SnapshotFileError) -> Value {
    do throws(JSONError) {
      return try read()
    } catch {
      throw SnapshotFileError(error, file: file)
    }
  }
}
