/// What a teacher hands out, in sections, before it is known how it is written.
///
/// Lessons and evidence records are handouts. A handout is written as text for a terminal, or as
/// Markdown for a wiki or a printer; both say the same.
struct Handout: Sendable {
  /// The first line.
  let title: String
  /// What it is about, in a few words; empty where there is nothing to add.
  var subtitle = ""
  var sections: [Section] = []

  /// Parts under a heading.
  struct Section: Sendable {
    let title: String
    var parts: [Part] = []

    /// A section with a paragraph for each text.
    init(_ title: String, _ texts: [String] = []) {
      self.title = title
      parts = texts.map { .text(StyledText($0)) }
    }
  }

  /// A piece of a section.
  enum Part: Sendable {
    /// A paragraph.
    case text(StyledText)
    /// One of several things that stand in a list.
    case item(StyledText)
    /// An answer to choose, by its number from 1.
    case answer(Int, StyledText)
    /// A name and its values; none means that there is no evidence.
    case field(String, [StyledText])
    /// Lines that keep their order and indentation, such as a log.
    case lines(TextPage)
    /// What can be typed.
    case command(String)
  }

  /// Adds a section, unless nothing stands in it.
  mutating func add(_ section: Section) {
    if !section.parts.isEmpty { sections.append(section) }
  }
}
