internal import RefGraph

/// Where the objects and references that reports speak of stand in a diagram. The reference to an
/// element is the same, whichever index the element has at a moment.
struct SeriesNames {
  private let boxes: [String: Int]
  private let arrows: [StyledText.Mention: Int]

  init(of series: DiagramSeries) {
    let handles = series.boxes.map { box in
      switch box.content {
      case .object(let object): object.handle
      case .released(let object): object.handle
      case .crowd: ""
      }
    }
    boxes = Dictionary(zip(handles, handles.indices)) { first, _ in first }
    let ways = series.arrows.map { way in
      StyledText.Mention.reference(
        source: handles[way.source],
        label: ElementLabel.pattern(of: way.label),
        target: handles[way.target]
      )
    }
    arrows = Dictionary(zip(ways, ways.indices)) { first, _ in first }
  }

  /// The number of an object's box, where it has one of its own.
  func box(of handle: String) -> Int? { handle.isEmpty ? nil : boxes[handle] }

  /// The number of a reference's arrow, where both its ends have boxes of their own.
  func arrow(of reference: Snapshot.Reference) -> Int? {
    arrows[
      .reference(
        source: reference.source.handle,
        label: ElementLabel.pattern(of: reference.label),
        target: reference.target.handle
      )
    ]
  }
}
