/// The names of functions by address. One caller at a time.
final class FunctionNames {
  private let symbols: ImageSymbols
  private var names: [UInt64: Name] = [:]

  /// A function's name, and whether the compiler put it before another function of the same closure.
  struct Name {
    let text: String?
    let isThunk: Bool
  }

  init(_ symbols: ImageSymbols) {
    self.symbols = symbols
  }

  /// `closure #1 in Detail.load()`; without a text where the image has no symbol for it.
  func name(of function: UInt64) -> Name {
    if let known = names[function] { return known }
    // Of an asynchronous function there is a record, which has a symbol as variables have.
    let symbol = symbols.name(at: function, .function) ?? symbols.name(at: function, .variable)
    let demangled = symbol.flatMap(Demangler.demangled)
    let name = Name(
      text: demangled.map(SourceName.function),
      isThunk: demangled?.contains("reabstraction thunk") ?? false
    )
    // Images may be loaded yet that have a name for it.
    if symbol != nil { names[function] = name }
    return name
  }
}
