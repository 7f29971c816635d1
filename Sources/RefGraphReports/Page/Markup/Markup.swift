/// A piece of an HTML page, made of elements, attributes and text and of nothing else.
///
/// Text is data until ``html(into:)`` writes it, and is escaped there: there is no way to put a string
/// into a page as markup. Names of elements and attributes come from closed lists, in which handlers
/// of events and `style` are missing.
///
/// ```swift
/// Markup.element(.p, [.classes("note")], [.text("a < b")]).html()  // <p class="note">a &lt; b</p>
/// ```
indirect enum Markup: Hashable, Sendable {
  /// Words, with what a reader could not see in them made visible.
  case text(String)
  case element(Tag, [Attribute], [Markup])
  /// A picture that was made for pages.
  case drawing(PageDrawing)

  /// An element that holds text.
  static func element(_ tag: Tag, _ attributes: [Attribute] = [], _ text: String) -> Markup {
    .element(tag, attributes, [.text(text)])
  }
}

extension Markup {
  /// The elements that pages use.
  enum Tag: String, Sendable {
    case a, button, caption, code, dd, details, div, dl, dt, fieldset, figcaption, figure, footer
    case form, h1, h2, h3, h4, h5, header, input, kbd, label, legend, li, main, meta
    case nav, noscript, ol, p, pre, section, span, summary, table, tbody, td, template, textarea
    case th, thead, title, tr, ul

    /// Whether the element has neither content nor an end tag.
    var isVoid: Bool { self == .input || self == .meta }
  }

  /// The attributes that pages use.
  enum Attribute: Hashable, Sendable {
    case id(String)
    case classes(String)
    /// `data-KEY`, for the page's script.
    case data(Key, String)
    case aria(State, String)
    case role(String)
    /// A file beside the page.
    case file(String)
    /// A place in the page.
    case place(String)
    case type(String)
    /// The control that a label is of, by its id.
    case control(String)
    /// Whether a table's heading is that of a row or of a column.
    case scope(Scope)
    case name(String)
    case content(String)
    case value(String)
    case tabIndex(Int)
    /// What shows when somebody points at the element.
    case title(String)
    case charset(String)
    case httpEquiv(String)
    case flag(Flag)

    /// What the script reads.
    enum Key: String, Sendable {
      case object, source, label, target, key, count, choice
    }

    /// What assistive software reads.
    enum State: String, Sendable {
      case autocomplete, controls, expanded, label, labelledby, pressed
    }

    /// What a table's heading is of.
    enum Scope: String, Sendable {
      case row, col
    }

    /// What is there or not.
    enum Flag: String, Sendable {
      case hidden, open
    }
  }
}

/// A drawn stage as an element of a page; nothing else becomes one.
struct PageDrawing: Hashable, Sendable {
  let element: String

  init(_ stage: DiagramStage) {
    element = stage.element
  }

  /// The sample of a mark.
  init(_ row: DiagramStage.LegendRow) {
    element = row.sample
  }
}
