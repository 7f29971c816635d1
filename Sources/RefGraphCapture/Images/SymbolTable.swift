private import CRefGraphCapture

/// The names of an image's functions and variables.
struct SymbolTable {
  private let file: ELFFile
  private let names: ELFFile.Section?
  private let entries: [UInt8]

  private static let entrySize = 24
  private static let longestName = 1 << 16

  /// What a symbol stands for.
  enum Kind: UInt8 {
    case variable = 1
    case function = 2
  }

  /// All symbols; those that a stripped file keeps for its users where it has no others.
  init(_ file: ELFFile) {
    let fullTable: UInt32 = 2
    let dynamicTable: UInt32 = 11
    let table =
      file.sections.first { $0.type == fullTable }
      ?? file.sections.first { $0.type == dynamicTable }
    self.file = file
    guard let table, file.sections.indices.contains(table.link) else {
      (names, entries) = (nil, [])
      return
    }
    names = file.sections[table.link]
    entries = file.bytes(of: table)
  }

  /// The symbol of a kind that covers an address of the file's, and how far into it the address is.
  ///
  /// Linear in the number of symbols.
  func symbol(at address: UInt64, _ kind: Kind) -> (name: String, offset: UInt64)? {
    var found = refgraph_symbol()
    let isFound = entries.withUnsafeBytes {
      let count = $0.count / Self.entrySize
      return refgraph_find_symbol($0.baseAddress, count, kind.rawValue, address, &found)
    }
    guard isFound, let names else { return nil }
    let name = file.text(at: UInt64(found.name), in: names, limit: Self.longestName)
    return (name, found.offset)
  }
}
