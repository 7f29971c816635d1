public import RefGraph

/// A frame of a diagram as text in the language of Mermaid, which GitHub and other pages draw.
///
/// ```swift
/// MermaidDocument(DiagramSeries(of: plan)).text  // "flowchart TB\n  b0[/\"app<br/>permanent…"
/// ```
///
/// One line holds one box or one arrow, in the order of the series; a box has the same name in all
/// frames. Equal series give equal bytes. Everything that came from outside is escaped. The strength of
/// a reference is told by the style of its line and by a word, what became of an object by a word.
public struct MermaidDocument: Hashable, Sendable {
  /// The whole document; it ends in a line end.
  public let text: String

  /// What stands beside a frame.
  public struct Note: Hashable, Sendable {
    /// What stands above the diagram; `nil` where the page around it says it.
    public var title: String?
    /// What the diagram says, in words, for who does not see it.
    public var description = ""
    /// Whether the diagram explains its marks.
    public var hasLegend = true

    /// Notes this.
    public init(title: String? = nil, description: String = "", hasLegend: Bool = true) {
      self.title = title
      self.description = description
      self.hasLegend = hasLegend
    }
  }

  /// Writes one frame.
  ///
  /// - Parameters:
  ///   - series: what to draw.
  ///   - frame: the position of the frame.
  ///   - note: what stands beside it.
  ///   - hasGhosts: whether what is gone is drawn, too. A due object that is gone is drawn in any case.
  /// - Precondition: the series has such a frame.
  public init(
    _ series: DiagramSeries,
    frame: Int = 0,
    note: Note = Note(),
    hasGhosts: Bool = false
  ) {
    precondition(series.frames.indices.contains(frame), "the series has no frame \(frame)")
    text = MermaidFrame(series, series.frames[frame], note, hasGhosts: hasGhosts).lines()
      .map { $0 + "\n" }.joined()
  }
}
