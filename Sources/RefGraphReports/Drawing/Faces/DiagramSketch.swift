internal import RefGraph

/// A series as it will look, without places: of each box and arrow the faces that it has in any
/// frame, each once, and the room that the largest takes.
struct DiagramSketch {
  let series: DiagramSeries
  let boxes: [Part<BoxFace>]
  let arrows: [Part<ArrowFace>]
  /// The room of each box.
  let boxSizes: [Size]
  /// The room of the text at each arrow; `nil` where it never has any.
  let labelSizes: [Size?]
  private(set) var groups: GroupTree

  /// A box or an arrow.
  struct Part<Face: Hashable> {
    /// Its faces, in the order of the frames in which they come first.
    private(set) var faces: [Face] = []
    /// What there is of it in each frame.
    private(set) var looks: [DiagramStage.Look] = []
    private var numbers: [Face: Int] = [:]

    fileprivate mutating func show(_ face: Face) { looks.append(.shown(number(of: face))) }
    fileprivate mutating func leave(_ face: Face) { looks.append(.gone(number(of: face))) }
    fileprivate mutating func skip() { looks.append(.absent) }

    private mutating func number(of face: Face) -> Int {
      if let number = numbers[face] { return number }
      numbers[face] = faces.count
      faces.append(face)
      return faces.count - 1
    }
  }

  /// Linear in the boxes and arrows of all frames.
  ///
  /// - Parameter hasGhosts: whether what is gone is shown. A due object that is gone says so, and is
  ///   shown in any case.
  init(of series: DiagramSeries, hasGhosts: Bool) {
    var boxes = Array(repeating: Part<BoxFace>(), count: series.boxes.count)
    var arrows = Array(repeating: Part<ArrowFace>(), count: series.arrows.count)
    for frame in series.frames {
      for (number, presence) in frame.boxes.enumerated() {
        switch presence {
        case .present(let box): boxes[number].show(BoxFace(of: box, isGhost: false))
        case .gone(let box) where box.saysReleased:
          boxes[number].show(BoxFace(of: box, isGhost: false))
        case .gone(let box) where hasGhosts: boxes[number].leave(BoxFace(of: box, isGhost: true))
        case .absent, .gone: boxes[number].skip()
        }
      }
      let isOnlyCycle = DiagramPlan.Arrow.areOfOneCycle(frame.presentArrows)
      for (number, presence) in frame.arrows.enumerated() {
        switch presence {
        case .present(let arrow):
          arrows[number].show(ArrowFace(of: arrow, isOnlyCycle: isOnlyCycle, isGhost: false))
        case .gone(let arrow) where hasGhosts:
          arrows[number].leave(ArrowFace(of: arrow, isOnlyCycle: isOnlyCycle, isGhost: true))
        case .absent, .gone: arrows[number].skip()
        }
      }
    }
    self.series = series
    self.boxes = boxes
    self.arrows = arrows
    boxSizes = boxes.map { $0.faces.reduce(Size()) { $0.union($1.size) } }
    labelSizes = arrows.map { arrow in
      arrow.faces.lazy.compactMap(\.labelSize).reduce(nil) { $0?.union($1) ?? $1 }
    }
    groups = GroupTree(of: series.boxes.count, series.groups)
  }

  /// The same without frames around boxes.
  func withoutGroups() -> DiagramSketch {
    var sketch = self
    sketch.groups = GroupTree(of: boxes.count, [])
    return sketch
  }
}

extension DiagramSeries.Frame {
  /// The arrows that are there.
  var presentArrows: [DiagramPlan.Arrow] {
    arrows.compactMap { if case .present(let arrow) = $0 { arrow } else { nil } }
  }

  /// The boxes that are no ghosts: what is there, and due objects that say that they are gone.
  var solidBoxes: [DiagramPlan.Box] { boxes.indices.compactMap(solidBox) }

  /// The box at a position, if it is there and no ghost.
  func solidBox(_ position: Int) -> DiagramPlan.Box? {
    switch boxes[position] {
    case .present(let box): box
    case .gone(let box): box.saysReleased ? box : nil
    case .absent: nil
    }
  }
}
