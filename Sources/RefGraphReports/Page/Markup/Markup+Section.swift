extension Markup {
  /// A section of the main part with its heading, which names it for assistive software.
  ///
  /// - Parameter classes: further classes of the section.
  static func section(
    _ id: String,
    _ title: String,
    classes: String? = nil,
    _ children: [Markup]
  ) -> Markup {
    .element(
      .section,
      [.id(id), .aria(.labelledby, "\(id)-title")] + (classes.map { [.classes($0)] } ?? []),
      [.element(.h2, [.id("\(id)-title")], title)] + children
    )
  }
}
