internal import RefGraph

extension DiagramSketch {
  /// What there is of everything in a frame. Linear in the series.
  func looks(inFrame number: Int) -> DiagramStage.FrameLooks {
    let boxes = boxes.map { $0.looks[number] }
    var groups = Array(repeating: DiagramStage.Look.absent, count: self.groups.titles.count)
    for group in groups.indices where series.frames[number].groups[group] {
      let looks = series.groups[group].boxes.map { boxes[$0] }
      if looks.contains(where: \.isShown) {
        groups[group] = .shown(0)
      } else if looks.contains(where: { $0 != .absent }) {
        groups[group] = .gone(0)
      }
    }
    return DiagramStage.FrameLooks(
      boxes: boxes,
      arrows: arrows.map { $0.looks[number] },
      groups: groups
    )
  }
}

extension DiagramStage.Look {
  /// Whether it is there.
  var isShown: Bool {
    if case .shown = self { true } else { false }
  }

  /// The number of the look to draw; `nil` where there is none.
  var number: Int? {
    switch self {
    case .absent: nil
    case .shown(let number), .gone(let number): number
    }
  }

  /// The class that says so, if any does.
  var name: String? {
    switch self {
    case .absent: "is-absent"
    case .shown: nil
    case .gone: "is-gone"
    }
  }
}
