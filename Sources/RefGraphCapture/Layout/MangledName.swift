/// The mangled name of a type in memory, where pointers stand for the types of the program.
///
/// A byte from 1 to 0x1F begins such a pointer: 1 leads to a type's descriptor by its distance, 2 to
/// a word that holds the descriptor's address. They are written out here, since the mirror reads a
/// copy, in which distances mean nothing. Source: the Swift project's "Mangling" document, under
/// symbolic references.
struct MangledName {
  /// The name, spelled out; `nil` where a part of it cannot be.
  let text: String?
  /// The strength that its end says, where that is not strong.
  let strength: Slot.Kind?

  init(at address: UInt64, _ memory: CachedMemory, _ symbols: ImageSymbols) {
    var spelled = ""
    var isWhole = address != 0
    // The bytes, with 0 for each pointer: the name's end stands in the last two.
    var bytes: [UInt8] = []
    var position = address
    while bytes.count < Self.longest {
      let byte = memory.byte(position)
      if byte == 0 { break }
      let isPointer = byte <= 0x1F
      bytes.append(isPointer ? 0 : byte)
      if !isPointer {
        spelled.append(Character(UnicodeScalar(byte)))
      } else if byte <= 2, let name = Self.name(byte, position + 1, memory) {
        spelled += name
      } else {
        isWhole = false
      }
      position += !isPointer ? 1 : byte <= 0x17 ? 5 : 9
    }
    strength = Self.strength(ofNameThatEndsIn: bytes.suffix(2))
    if let name = Self.accessorName(address, memory, symbols) {
      text = name
    } else {
      text = isWhole && strength == nil ? spelled : nil
    }
  }

  private static let longest = 4096

  private static func strength(ofNameThatEndsIn bytes: ArraySlice<UInt8>) -> Slot.Kind? {
    switch String(decoding: bytes, as: UTF8.self) {
    case "Xw": .weak
    case "Xo": .unowned
    case "Xu": .unmanaged
    default: nil
    }
  }

  private static func name(_ kind: UInt8, _ address: UInt64, _ memory: CachedMemory) -> String? {
    let near = memory.relative(address)
    return contextName(kind == 1 ? near : memory.word(near), memory)
  }

  /// A type that older systems lack stands there as a function that makes its metadata (byte 9). The
  /// name's own symbol then says which: `get_type_metadata 15Synchronization5MutexVySiG noncopyable.1`.
  private static func accessorName(
    _ address: UInt64,
    _ memory: CachedMemory,
    _ symbols: ImageSymbols
  ) -> String? {
    guard memory.byte(address) == 9, let symbol = symbols.name(at: address, .variable) else {
      return nil
    }
    let words = symbol.split(separator: " ")
    return words.count >= 2 && words[0] == "get_type_metadata" ? String(words[1]) : nil
  }

  /// Module, outer types and type, each with its length before it and the letter of its kind behind.
  private static func contextName(_ descriptor: UInt64, _ memory: CachedMemory) -> String? {
    var written = ""
    var next = descriptor
    for _ in 0..<32 {
      let parent = parentContext(next, memory)
      let name = memory.text(memory.relative(next &+ 8)).map { "\($0.utf8.count)\($0)" }
      guard let name else { return nil }
      switch memory.half(next) & 0x1F {
      case 0: return name == "5Swift" ? "s" + written : name + written
      case 3: written = name + "P" + written
      case 16: written = name + "C" + written
      case 17: written = name + "V" + written
      case 18: written = name + "O" + written
      default: return nil
      }
      next = parent
    }
    return nil
  }

  private static func parentContext(_ descriptor: UInt64, _ memory: CachedMemory) -> UInt64 {
    let near = memory.relative(descriptor &+ 4)
    return near & 1 == 0 ? near : memory.word(near & ~1)
  }
}
