import RefGraph

/// A snapshot on its way from a file: sections are read in the order in which they refer to one
/// another, and what their rows mean is checked where they stand.
struct SnapshotAssembly {
  let bytes: JSONBytes
  let file: String
  var ids: IDTable
  /// By number of an object in the file, the released ones after the others.
  var identities: [ObjectID] = []
  /// How many objects the file lists as being there.
  private(set) var objectCount = 0
  var builder = Snapshot.Builder()
  /// In the order of their finding.
  var warnings: [JSONWarning] = []
  /// Where each object that is expected to be gone is named, in the order of the file.
  var duePlaces: [(object: ObjectID, place: JSONPlace)] = []

  init(bytes: JSONBytes, file: String) {
    self.bytes = bytes
    self.file = file
    ids = IDTable(in: bytes)
  }

  /// Reads the whole file.
  mutating func snapshot() throws(SnapshotFileError) -> Snapshot {
    let sections = try sections()
    builder.caption = sections.caption
    let liveness = try valueIfWritten(of: sections.liveness, in: .liveness) {
      SnapshotLiveness(rawValue: $0)
    }
    try readRows(at: sections.offsets[.objects]) { rows, assembly throws(SnapshotFileError) in
      while let row = try rows.next(ObjectRow.init(object:)) { try assembly.addObject(row) }
    }
    objectCount = ids.count
    try readRows(at: sections.offsets[.released]) { rows, assembly throws(SnapshotFileError) in
      while let row = try rows.next(ObjectRow.init(released:)) { try assembly.addReleased(row) }
    }
    let ids = ids
    try readRows(at: sections.offsets[.roots]) { rows, assembly throws(SnapshotFileError) in
      while let row = try rows.next({ reader throws(JSONError) in try RootRow(&reader, ids) }) {
        try assembly.addRoot(row)
      }
    }
    try readRows(at: sections.offsets[.references]) { rows, assembly throws(SnapshotFileError) in
      while let row = try rows.next({ reader throws(JSONError) in try ReferenceRow(&reader, ids) })
      {
        try assembly.addReference(row)
      }
    }
    try readRows(at: sections.offsets[.expectReleased]) {
      rows,
      assembly throws(SnapshotFileError) in
      while let due = try rows.next({ reader throws(JSONError) in try reader.mention(among: ids) })
      {
        try assembly.markDue(due)
      }
    }
    var finished = Snapshot.Builder()
    swap(&finished, &builder)
    // Consumed while nobody else holds its arrays: a copy of a large file's would double them.
    let snapshot = (consume finished).build()
    return liveness == .captured ? snapshot : snapshot.settled()
  }

  private mutating func readRows(
    at offset: Int?,
    _ read: (inout SnapshotFileRows, inout Self) throws(SnapshotFileError) -> Void
  ) throws(SnapshotFileError) {
    guard let offset else { return }
    var rows = try SnapshotFileRows(at: offset, in: bytes, file: file)
    try read(&rows, &self)
    warnings += rows.warnings
  }
}
