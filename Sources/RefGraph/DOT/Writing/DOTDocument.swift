/// A diagram as text in the DOT language, which Graphviz lays out and draws.
///
/// ```swift
/// DOTDocument(DiagramPlan(of: snapshot)).text  // "digraph memgraph {\n  graph [rankdir=TB, …"
/// ```
///
/// One line holds one box or one arrow, in the order of the plan; equal plans give equal bytes.
/// Everything that came from outside is escaped. The strength of a reference is told by the style
/// of its line and by a word, what became of an object by a word.
public struct DOTDocument: Hashable, Sendable {
  /// The whole document; it ends in a line end.
  public let text: String

  /// Writes a plan.
  ///
  /// - Parameters:
  ///   - plan: what to draw.
  ///   - groups: what stands together.
  ///   - style: the colours.
  ///   - setting: the values of a scenario's choices, as they shall be shown beside the moment.
  ///   - answer: what the snapshot says to its question, in a sentence or two.
  public init(
    _ plan: DiagramPlan,
    groups: [ObjectGroup] = [],
    style: DOTStyle = .light,
    setting: String? = nil,
    answer: String? = nil
  ) {
    let series = DiagramSeries(of: plan, groups: groups)
    let note = Note(setting: setting, answer: answer)
    self = DOTSequence(series, notes: [note], hasGhosts: false, style.palette).documents()[0]
  }

  /// Writes the frames of a series, each as a document in which everything has the same place: what
  /// is not there is left blank, and the title and the legend take the same room in all.
  ///
  /// - Parameters:
  ///   - series: what to draw.
  ///   - notes: what stands beside the caption of each frame; may be fewer.
  ///   - hasGhosts: whether what is gone is drawn, faint and dotted. A due object that is gone is
  ///     drawn in any case.
  ///   - style: the colours.
  /// - Returns: as many documents as there are frames.
  public static func frames(
    of series: DiagramSeries,
    notes: [Note] = [],
    hasGhosts: Bool = false,
    style: DOTStyle = .light
  ) -> [DOTDocument] {
    DOTSequence(series, notes: notes, hasGhosts: hasGhosts, style.palette).documents()
  }

  /// What stands beside the caption of a frame.
  public struct Note: Hashable, Sendable {
    /// The values of a scenario's choices.
    public let setting: String?
    /// What the snapshot says to its question, in a sentence or two.
    public let answer: String?

    /// Notes this.
    public init(setting: String? = nil, answer: String? = nil) {
      self.setting = setting
      self.answer = answer
    }
  }

  init(_ drawing: DOTDrawing) { text = drawing.text() }

  /// How all boxes and arrows look that say nothing else, under a title in DOT.
  static func defaults(_ palette: DOTPalette, title: String) -> [String] {
    let font = "fontname=\"Helvetica,Arial,DejaVu Sans,sans-serif\""
    return [
      "graph [rankdir=TB, newrank=true, nodesep=0.4, ranksep=0.5, pad=0.3, "
        + "bgcolor=\"\(palette.ground)\", fontcolor=\"\(palette.text)\", \(font), fontsize=12, "
        + "labelloc=t, labeljust=l, label=\(title)]",
      "node [shape=box, style=filled, margin=\"0.18,0.1\", penwidth=1.2, "
        + "fillcolor=\"\(palette.plain.fill)\", color=\"\(palette.plain.line)\", "
        + "fontcolor=\"\(palette.text)\", \(font), fontsize=12]",
      "edge [color=\"\(palette.line)\", fontcolor=\"\(palette.text)\", \(font), fontsize=10, "
        + "penwidth=1.2, arrowsize=0.8]",
    ]
  }
}
