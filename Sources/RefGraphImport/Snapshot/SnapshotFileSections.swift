import RefGraph

/// What a snapshot file holds at its outermost level: texts, and where the arrays are.
///
/// The whole of the file is checked for grammar here. The arrays are only stepped over, so that they
/// can be read in the order in which they refer to one another, whatever their order in the file.
struct SnapshotFileSections {
  private(set) var caption = Snapshot.Caption()
  private(set) var liveness: WrittenWord?
  /// Where each array begins that is there.
  private(set) var offsets: [Section: Int] = [:]

  /// The arrays of a file.
  enum Section {
    case objects, released, roots, references, expectReleased
  }

  private enum Key: String, CaseIterable {
    case format, version, title, source, moment, liveness
    case objects, released, roots, references, expectReleased, expected
  }

  private static let keys = JSONKeys(Key.self, required: [.format, .version, .objects])

  /// Reads the object that `reader` stands on.
  init(_ reader: inout JSONReader) throws(JSONError) {
    try reader.object(Self.keys) { key, reader throws(JSONError) in
      switch key {
      case .format: _ = try reader.string()
      case .version: _ = try reader.uint64()
      case .title: caption.title = try reader.string()
      case .source: caption.source = try reader.string()
      case .moment: caption.moment = try reader.string()
      case .liveness: liveness = try reader.word()
      case .objects: note(.objects, reader)
      case .released: note(.released, reader)
      case .roots: note(.roots, reader)
      case .references: note(.references, reader)
      case .expectReleased: note(.expectReleased, reader)
      case .expected: break
      }
    }
  }

  private mutating func note(_ section: Section, _ reader: borrowing JSONReader) {
    offsets[section] = reader.scanner.token.lowerBound
  }
}

/// What a report file holds that its reader uses: where its snapshot is.
struct ReportFileSections {
  private(set) var snapshotOffset = 0

  private enum Key: String, CaseIterable {
    case format, version, scenario, setting, moment, verdicts, cycles, permanentOwners
    case temporaryOwners, leaks, events, changes, snapshot
  }

  private static let keys = JSONKeys(Key.self, required: [.format, .version, .snapshot])

  /// Reads the object that `reader` stands on.
  init(_ reader: inout JSONReader) throws(JSONError) {
    try reader.object(Self.keys) { key, reader throws(JSONError) in
      switch key {
      case .format: _ = try reader.string()
      case .version: _ = try reader.uint64()
      case .snapshot: snapshotOffset = reader.scanner.token.lowerBound
      default: break
      }
    }
  }
}
