internal import RefGraph

/// A drawing of some plays of a scenario, and where in it each of their moments is.
struct PlayDrawing {
  let stage: DiagramStage
  let names: SeriesNames
  let data: StageData
  private let series: DiagramSeries
  /// By the position of a play: the frame that is its first moment.
  private let starts: [Int: Int]

  /// Draws all moments of some plays.
  ///
  /// - Parameters:
  ///   - plays: the positions of the plays among the lessons.
  ///   - opening: the play as whose last moment the drawing begins, if it is among them.
  init(
    of plays: [Int],
    in lessons: [Lesson],
    title: String,
    opening: Int,
    _ renderer: PictureRenderer
  ) throws(PictureRenderer.Failure) {
    var starts: [Int: Int] = [:]
    var frame = 0
    var first = 0
    for play in plays {
      starts[play] = frame
      frame += lessons[play].timeline.moments.count
      if play == opening { first = max(0, frame - 1) }
    }
    let series = DiagramSeries(of: plays.map { lessons[$0].report.story })
    self.starts = starts
    self.series = series
    names = SeriesNames(of: series)
    stage = try renderer.stage(of: series, title: title, opening: first)
    data = StageData(stage)
  }

  /// The looks of a moment of a play, by their position in ``StageData/values``.
  func frame(ofPlay play: Int, moment: Int) -> Int {
    data.numbers[starts[play, default: 0] + moment]
  }

  /// The drawing for the script: its frames, between which boxes its arrows lead and what stands at
  /// them, and for each box the number of its object, or -1.
  func value(_ tables: inout LessonTables) -> PageValue {
    let objects = series.boxes.map { box in
      switch box.content {
      case .object(let object): tables.number(object.handle, object.type)
      case .released(let object): tables.number(object.handle, object.type)
      case .crowd: -1
      }
    }
    return .record([
      "frames": data.values, "objects": .numbers(objects),
      "arrows": .list(series.arrows.map { .numbers([$0.source, $0.target]) }),
      "labels": .texts(series.arrows.map(\.label)),
    ])
  }
}
