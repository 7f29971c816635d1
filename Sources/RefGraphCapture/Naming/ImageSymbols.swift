/// The symbols of the images of an address space, read when the first of an image is asked for.
///
/// It is the identity of what has been read; one caller at a time.
final class ImageSymbols {
  /// The images, in the order of addresses.
  var images: [LoadedImage] = []

  private var tables: [Key: SymbolTable] = [:]

  private struct Key: Hashable {
    let base: UInt64
    let kind: SymbolTable.Kind
  }

  /// The mangled name of what is at `address`; `nil` where no symbol covers it.
  func name(at address: UInt64, _ kind: SymbolTable.Kind) -> String? {
    symbol(at: address, kind)?.name
  }

  /// The symbol that covers `address`, and how far into it the address is.
  func symbol(at address: UInt64, _ kind: SymbolTable.Kind) -> (name: String, offset: UInt64)? {
    guard let image = images.last(where: { $0.base <= address }) else { return nil }
    let key = Key(base: image.base, kind: kind)
    let table = tables[key] ?? SymbolTable(image.file, kind: kind)
    tables[key] = table
    return table.symbol(at: address &- image.slide)
  }
}
