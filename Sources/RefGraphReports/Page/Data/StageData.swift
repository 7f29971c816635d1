/// The frames of a stage for the script of a page.
struct StageData {
  /// The frames that differ, each as its boxes, arrows and groups: -1 for what is absent, the number
  /// of a look for what is there, and -2 and below for what is gone.
  let values: PageValue
  /// For each frame of the series the position of its looks in ``values``.
  let numbers: [Int]

  init(_ stage: DiagramStage) {
    var table = Interned<[[Int]]>()
    numbers = stage.frames.map { frame in
      table.number(of: [frame.boxes, frame.arrows, frame.groups].map { $0.map(Self.number) })
    }
    values = .list(table.values.map { .list($0.map(PageValue.numbers)) })
  }

  private static func number(of look: DiagramStage.Look) -> Int {
    switch look {
    case .absent: -1
    case .shown(let look): look
    case .gone(let look): -2 - look
    }
  }
}
