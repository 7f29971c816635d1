/// A type's name, short enough for a box.
enum TypeText {
  static let columns = 30

  /// The type escaped for an HTML-like label; too long a generic one loses its arguments first:
  /// `UIHostingController<…>`.
  static func short(_ type: String) -> String {
    var type = type
    if type.utf8.count > columns, let open = type.firstIndex(of: "<"), type.hasSuffix(">"),
      open > type.startIndex
    {
      type = type[..<open] + "<…>"
    }
    return DOTText.html(type, columns: columns)
  }
}
