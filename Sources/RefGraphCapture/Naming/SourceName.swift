/// Names as the source says them, out of the names that the compiler and the demangler make.
enum SourceName {
  /// The word of a stored property or case: of a lazy one, the name that its author gave.
  static func field(_ name: String, index: Int) -> String {
    if name.isEmpty { return "\(index)" }
    let lazyPrefix = "$__lazy_storage_$_"
    return name.hasPrefix(lazyPrefix) ? String(name.dropFirst(lazyPrefix.count)) : name
  }

  /// A type, without modules and discriminators, and with the signs of the language for optionals,
  /// arrays and dictionaries: `Swift.Optional<App.List>` is `List?`.
  static func type(_ demangled: String) -> String {
    var reader = TypeNameReader(withoutExtensions(demangled))
    return reader.read()
  }

  /// A function, without its module and the types of its signature: `closure #1 in Detail.load()`.
  static func function(_ demangled: String) -> String {
    FunctionName(demangled).text
  }

  /// A variable, without its module and its type: `static App.Store.shared : App.Store` is
  /// `Store.shared`.
  static func variable(_ demangled: String) -> String {
    let prefix = "static "
    let name = demangled.hasPrefix(prefix) ? String(demangled.dropFirst(prefix.count)) : demangled
    return function(name)
  }

  /// `(extension in App):Swift.Array.Cursor` without where it was declared.
  private static func withoutExtensions(_ demangled: String) -> String {
    let opening = "(extension in "
    var written = ""
    var rest = Substring(demangled)
    while let character = rest.first {
      if rest.hasPrefix(opening), let end = rest.firstIndex(of: ")"),
        rest[end...].hasPrefix("):")
      {
        rest = rest[end...].dropFirst(2)
      } else {
        written.append(character)
        rest = rest.dropFirst()
      }
    }
    return written
  }
}
