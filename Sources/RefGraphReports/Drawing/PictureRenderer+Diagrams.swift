public import RefGraph

extension PictureRenderer {
  /// A picture of a series as SVG: of one frame, or of all, one above the other, with everything in
  /// the same place in each.
  ///
  /// The renderer gives the places only. What is drawn is text that can be searched, read aloud and
  /// pointed at, in colours for light and dark.
  ///
  /// - Parameters:
  ///   - series: what to draw.
  ///   - headings: what stands above each frame of the series.
  ///   - frame: the only frame to draw, by its position; `nil` for all.
  ///   - showsReleased: whether what is not there any more stays as a ghost.
  /// - Throws: what the renderer throws, and a failure where its answer says no places.
  /// - Precondition: there is a heading for every frame.
  public func svg(
    of series: DiagramSeries,
    headings: [PictureHeading],
    frame: Int? = nil,
    showsReleased: Bool = false
  ) throws(Failure) -> String {
    let sheet = try sheet(for: DiagramSketch(of: series, hasGhosts: showsReleased))
    let book = FlipBook(of: sheet, headings: headings)
    return book.svg(frames: frame.map { $0..<$0 + 1 } ?? series.frames.indices)
  }

  /// A picture of the snapshot of a report.
  ///
  /// - Parameters:
  ///   - focus: the object that the picture is about.
  ///   - depth: how many references away a neighbour may be, as `DiagramPlan` takes it.
  ///   - groups: what stands together.
  public func svg(
    of report: SnapshotReport,
    focus: ObjectID? = nil,
    depth: Int? = nil,
    groups: [ObjectGroup] = []
  ) throws(Failure) -> String {
    let plan = DiagramPlan(of: report.analysis, focus: focus, depth: depth)
    return try svg(
      of: DiagramSeries(of: plan, groups: groups),
      headings: [PictureHeading(of: report)]
    )
  }

  /// The moments of a play as a flip-book, one above the other.
  ///
  /// - Parameter showsReleased: whether what is not there any more stays as a ghost.
  public func svg(
    of report: TimelineReport,
    showsReleased: Bool = false
  ) throws(Failure) -> String {
    try svg(
      of: DiagramSeries(of: [report.story]),
      headings: report.moments.map { PictureHeading(of: $0) },
      showsReleased: showsReleased
    )
  }

  /// A diagram for a page, in which each frame of the series can be shown.
  ///
  /// - Parameters:
  ///   - title: what the diagram is called.
  ///   - frame: the frame as which it begins.
  func stage(
    of series: DiagramSeries,
    title: String,
    opening frame: Int = 0
  ) throws(Failure) -> DiagramStage {
    let sheet = try sheet(for: DiagramSketch(of: series, hasGhosts: true))
    return DiagramStage(of: sheet, title: title, opening: frame)
  }

  /// Asks for places. Where Graphviz cannot give all that is asked for, which happens with frames
  /// around parts of a tangle, less will do: no frames, then no common rank of roots.
  ///
  /// - Throws: the first failure, where nothing helps.
  func sheet(for sketch: DiagramSketch) throws(Failure) -> SheetArtist {
    do throws(Failure) {
      return try sheet(for: sketch, ranksRoots: true)
    } catch {
      let plain = sketch.withoutGroups()
      for (sketch, ranksRoots) in [(plain, true), (plain, false)] {
        if let sheet = try? self.sheet(for: sketch, ranksRoots: ranksRoots) { return sheet }
      }
      throw error
    }
  }

  private func sheet(
    for sketch: DiagramSketch,
    ranksRoots: Bool
  ) throws(Failure) -> SheetArtist {
    let answer = try render(LayoutRequest(of: sketch, ranksRoots: ranksRoots).text, .plain)
    do throws(DiagramLayout.Failure) {
      let layout = try DiagramLayout(plain: String(decoding: answer, as: UTF8.self), for: sketch)
      return SheetArtist(sketch: sketch, layout: layout)
    } catch {
      throw Failure(
        message: """
          the renderer gave no places for the diagram: line \(error.line) of its answer should have \
          \(error.expected)
          Draw with Graphviz 2.43 or later, or with a renderer that answers in its `plain` form
          """,
        isUnavailable: false
      )
    }
  }
}
