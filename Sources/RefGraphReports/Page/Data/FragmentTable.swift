/// Pieces of markup that a page shows now and then, each of them once.
///
/// The text of forty plays is much the same. A container is stored as its kind and the numbers of what
/// is in it, a line as HTML; so lines that many moments share, and whole reports, take their room once.
/// The script makes any of them from its number.
///
/// ```
/// <ol class="lines"><li>a</li><li>b</li></ol>    parts  0 <li>a</li>   1 <li>b</li>   2 [0, 0, 1]
/// ```
struct FragmentTable: Sendable {
  private var kinds = Interned<Kind>()
  private var lines = Interned<Markup>()
  private var containers = Interned<[Int]>()

  private struct Kind: Hashable {
    let tag: Markup.Tag
    let classes: String
  }

  private static let containerTags: Set<Markup.Tag> = [.div, .ol, .ul, .dl, .section]

  /// The number of a piece; those of containers are negative, from -1 down.
  mutating func number(of markup: Markup) -> Int {
    guard case .element(let tag, let attributes, let children) = markup,
      Self.containerTags.contains(tag), let classes = Self.classes(attributes)
    else { return lines.number(of: markup) }
    let kind = kinds.number(of: Kind(tag: tag, classes: classes))
    let parts = children.map { number(of: $0) }
    return -1 - containers.number(of: [kind] + parts)
  }

  /// The classes of an element that has no other attribute.
  private static func classes(_ attributes: [Markup.Attribute]) -> String? {
    guard let first = attributes.first else { return "" }
    guard case .classes(let classes) = first, attributes.count == 1 else { return nil }
    return classes
  }

  /// The lines, in order, for the script to copy from.
  func template() -> Markup {
    .element(
      .template,
      [.id("parts")],
      lines.values.map { line in
        // A text alone is no child that the script could count.
        if case .text = line { .element(.span, [], [line]) } else { line }
      }
    )
  }

  /// `kinds`: tag and classes. `containers`: kind, then the numbers of the parts.
  func values() -> (kinds: PageValue, containers: PageValue) {
    (
      .list(kinds.values.map { .texts([$0.tag.rawValue, $0.classes]) }),
      .list(containers.values.map(PageValue.numbers))
    )
  }
}
