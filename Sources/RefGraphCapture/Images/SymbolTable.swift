/// The names of an image's functions and variables, in the order of addresses.
struct SymbolTable {
  private let addresses: [UInt64]
  private let sizes: [UInt64]
  private let nameOffsets: [UInt32]
  private let names: [UInt8]

  /// What a symbol stands for.
  enum Kind: UInt8 {
    case variable = 1
    case function = 2
  }

  /// The symbols of one kind; those that a stripped file keeps for its users where it has no others.
  init(_ file: ELFFile, kind: Kind) {
    let fullTable: UInt32 = 2
    let dynamicTable: UInt32 = 11
    let table =
      file.sections.first { $0.type == fullTable }
      ?? file.sections.first { $0.type == dynamicTable }
    guard let table, file.sections.indices.contains(table.link) else {
      (addresses, sizes, nameOffsets, names) = ([], [], [], [])
      return
    }
    let entries = file.bytes(of: table)
    let entrySize = 24
    var found = stride(from: 0, through: entries.count - entrySize, by: entrySize).filter {
      entries[$0 + 4] & 0xF == kind.rawValue && entries.word($0 + 8) != 0
    }
    found.sort { entries.word($0 + 8) < entries.word($1 + 8) }
    addresses = found.map { entries.word($0 + 8) }
    sizes = found.map { entries.word($0 + 16) }
    nameOffsets = found.map { entries.long($0) }
    names = file.bytes(of: file.sections[table.link])
  }

  /// The symbol that covers an address of the file's, and how far into it the address is.
  func symbol(at address: UInt64) -> (name: String, offset: UInt64)? {
    var lower = 0
    var upper = addresses.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if addresses[middle] <= address { lower = middle + 1 } else { upper = middle }
    }
    guard lower > 0 else { return nil }
    let offset = address - addresses[lower - 1]
    guard offset < max(1, sizes[lower - 1]) else { return nil }
    return (names.text(at: Int(nameOffsets[lower - 1])), offset)
  }
}
