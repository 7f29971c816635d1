/// The frames of a series as drawings in which everything has the same place.
///
/// Graphviz gives equal places to boxes of equal sizes that equal arrows join in an equal order. So
/// each frame names all boxes and arrows, with the room that they take in the frame where they take
/// most; a series of one frame needs no such care.
struct DOTSequence {
  private let series: DiagramSeries
  private let palette: DOTPalette
  private let hasGhosts: Bool
  private let titles: [DOTTitle]
  private let legend: DiagramLegend
  private let roots: [Bool]
  /// By arrow: whether its target shall stand below its source.
  private let constrains: [Bool]

  init(
    _ series: DiagramSeries,
    notes: [DOTDocument.Note],
    hasGhosts: Bool,
    _ palette: DOTPalette
  ) {
    self.series = series
    self.palette = palette
    self.hasGhosts = hasGhosts
    titles = series.frames.enumerated().map { number, frame in
      DOTTitle(
        of: frame,
        palette,
        setting: number < notes.count ? notes[number].setting : nil,
        answer: number < notes.count ? notes[number].answer : nil
      )
    }
    legend = DiagramLegend(of: series, hasGhosts: hasGhosts)
    let roots = series.boxes.indices.map { number in
      series.frames.contains { $0.boxes[number].part?.role.roots.isEmpty == false }
    }
    let owned = DOTDrawing.ownedBoxes(series.arrows)
    constrains = series.arrows.map { DOTDrawing.constrains($0, roots: roots, owned: owned) }
    self.roots = roots
  }

  /// The documents of all frames.
  func documents() -> [DOTDocument] {
    let boxes = series.frames.map(boxLooks)
    let arrows = series.frames.map(arrowLooks)
    let isAlone = series.frames.count == 1
    let boxRooms = series.boxes.indices.map { number in
      isAlone ? nil : room(of: boxes.lazy.compactMap { $0[number] })
    }
    let arrowRooms = series.arrows.indices.map { number in
      isAlone ? nil : Self.union(arrows.lazy.compactMap { $0[number]?.room() })
    }
    let titleRoom = isAlone ? nil : Self.union(titles.lazy.map(\.room))
    return series.frames.indices.map { frame in
      DOTDocument(
        DOTDrawing(
          palette: palette,
          title: titles[frame].label(room: titleRoom),
          boxes: series.boxes.indices.map { number in
            .init(
              id: series.boxes[number].id,
              look: boxes[frame][number],
              isRoot: roots[number],
              room: boxRooms[number].map { boxes[frame][number]?.inside($0) ?? $0 }
            )
          },
          arrows: series.arrows.indices.map { number in
            .init(
              way: series.arrows[number],
              constrains: constrains[number],
              look: arrows[frame][number],
              room: arrowRooms[number]
            )
          },
          groups: series.groups,
          isDrawn: zip(series.groups, series.frames[frame].groups).map { group, isDrawn in
            isDrawn && group.boxes.contains { boxes[frame][$0] != nil }
          },
          legend: legend
        )
      )
    }
  }

  private func boxLooks(of frame: DiagramSeries.Frame) -> [BoxLook?] {
    frame.boxes.map { presence in
      switch presence {
      case .absent: nil
      case .present(let box): BoxLook(of: box, palette)
      case .gone(let box) where box.saysReleased: BoxLook(of: box, palette)
      case .gone(let box): hasGhosts ? BoxLook(of: box, palette, isGhost: true) : nil
      }
    }
  }

  private func arrowLooks(of frame: DiagramSeries.Frame) -> [ArrowLook?] {
    let present = frame.arrows.lazy.compactMap { presence in
      if case .present(let arrow) = presence { arrow } else { nil }
    }
    let isOnlyCycle = DiagramPlan.Arrow.areOfOneCycle(present)
    return zip(frame.arrows, constrains).map { presence, constrains in
      let isGhost = if case .gone = presence { true } else { false }
      guard let arrow = presence.part, !isGhost || hasGhosts else { return nil }
      return ArrowLook(
        arrow: arrow,
        palette: palette,
        isOnlyCycle: isOnlyCycle,
        constrains: constrains,
        isGhost: isGhost
      )
    }
  }

  /// The room of the largest, with a second line around it where any has one.
  private func room(of looks: some Sequence<BoxLook>) -> TextRoom? {
    let room = Self.union(looks.lazy.map { $0.room() })
    return looks.contains(where: \.hasDoubleLine) ? room?.inset(x: 4, y: 4) : room
  }

  private static func union(_ rooms: some Sequence<TextRoom>) -> TextRoom? {
    rooms.reduce(nil) { $0?.union($1) ?? $1 }
  }
}

extension DiagramSeries.Presence {
  /// What there is, or was.
  package var part: Part? {
    switch self {
    case .absent: nil
    case .present(let part), .gone(let part): part
    }
  }
}

extension DiagramLegend {
  /// Explains all frames of a series.
  package init(of series: DiagramSeries, hasGhosts: Bool = false) {
    var boxes: [DiagramPlan.Box] = []
    var arrows: [DiagramPlan.Arrow] = []
    var isAnyGone = false
    for frame in series.frames {
      for presence in frame.boxes {
        switch presence {
        case .present(let box): boxes.append(box)
        case .gone(let box) where box.saysReleased: boxes.append(box)
        case .gone: isAnyGone = true
        case .absent: break
        }
      }
      for case .present(let arrow) in frame.arrows { arrows.append(arrow) }
    }
    self.init(boxes: boxes, arrows: arrows, hasGhosts: hasGhosts && isAnyGone)
  }
}
