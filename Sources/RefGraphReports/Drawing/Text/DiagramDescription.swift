internal import RefGraph

/// What the picture of a frame says, in words: for whoever listens to it.
struct DiagramDescription {
  let text: String

  init(of series: DiagramSeries, frame number: Int, heading: PictureHeading) {
    let frame = series.frames[number]
    let boxes = frame.solidBoxes
    let arrows = frame.presentArrows
    let sentences = [
      heading.moment.map { "\(VisibleText.escaping($0)):" },
      VisibleText.escaping(heading.answer, limit: 1200),
      Self.amount(frame, boxes: boxes.count, arrows: arrows.count),
      Self.roots(boxes),
      Self.verdicts(boxes),
    ]
    let all =
      sentences + Self.groups(series, frame) + Self.cycles(frame, arrows)
      + Self.cuts(frame, arrows)
    text = all.compactMap { $0 }.joined(separator: " ")
  }

  /// How many names a sentence has.
  private static let nameLimit = 12
  /// How many groups, cycles and cuts are told.
  private static let sentenceLimit = 6

  private static func amount(_ frame: DiagramSeries.Frame, boxes: Int, arrows: Int) -> String {
    let drawn =
      "\(Listing.count(boxes, "box", plural: "boxes")) and \(Listing.count(arrows, "arrow")) are drawn"
    let hidden = frame.hiddenWords
    return hidden.isEmpty ? "\(drawn)." : "\(drawn); \(hidden.joined(separator: ", "))."
  }

  private static func roots(_ boxes: [DiagramPlan.Box]) -> String? {
    let parts = RootLifetime.allCases.compactMap { lifetime -> String? in
      let kept = boxes.filter { $0.role.roots.contains { $0.lifetime == lifetime } }
      guard !kept.isEmpty else { return nil }
      let word =
        switch lifetime {
        case .permanent: "Permanent"
        case .temporary: "Temporary"
        }
      return "\(word) roots: \(names(kept))."
    }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// What stands together, frames of one title in one sentence.
  private static func groups(
    _ series: DiagramSeries,
    _ frame: DiagramSeries.Frame
  ) -> [String?] {
    var titles: [String] = []
    var members: [String: Set<Int>] = [:]
    for (group, isDrawn) in zip(series.groups, frame.groups) where isDrawn {
      if members[group.title] == nil { titles.append(group.title) }
      members[group.title, default: []].formUnion(group.boxes)
    }
    return titles.prefix(sentenceLimit).map { title in
      let boxes = members[title, default: []].sorted().compactMap { frame.solidBox($0) }
      guard !boxes.isEmpty else { return nil }
      return "\(VisibleText.escaping(title, limit: 60)): \(names(boxes))."
    }
  }

  private static func verdicts(_ boxes: [DiagramPlan.Box]) -> String? {
    let parts = Verdict.Kind.allCases.compactMap { verdict -> String? in
      let marked = boxes.filter { $0.role.mark?.verdict == verdict }
      return marked.isEmpty ? nil : "\(MarkWords.word(for: verdict)): \(names(marked))."
    }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private static func cycles(
    _ frame: DiagramSeries.Frame,
    _ arrows: [DiagramPlan.Arrow]
  ) -> [String] {
    var loops: [Int: [DiagramPlan.Arrow]] = [:]
    for arrow in arrows {
      if case .one(let number) = arrow.cycle { loops[number, default: []].append(arrow) }
    }
    return loops.keys.sorted().prefix(sentenceLimit).compactMap { number in
      guard let loop = loops[number], let first = loop.first else { return nil }
      var targets: [Int: Int] = [:]
      for arrow in loop { targets[arrow.source] = arrow.target }
      var way = [first.source]
      while way.count <= loop.count, let last = way.last, let next = targets[last] {
        way.append(next)
      }
      let words = way.prefix(nameLimit).map { name(of: $0, in: frame) }
      let rest = way.count > nameLimit ? " and so on" : ""
      return "Retain cycle: \(words.joined(separator: " to "))\(rest)."
    }
  }

  private static func cuts(
    _ frame: DiagramSeries.Frame,
    _ arrows: [DiagramPlan.Arrow]
  ) -> [String] {
    arrows.filter { !$0.releases.isEmpty }.prefix(sentenceLimit).map { arrow in
      let source = name(of: arrow.source, in: frame)
      let target = name(of: arrow.target, in: frame)
      let field = arrow.label.isEmpty ? "" : " (\(VisibleText.escaping(arrow.label, limit: 60)))"
      let released = arrow.releases.prefix(nameLimit).map { VisibleText.escaping($0, limit: 60) }
      return "Without the reference from \(source) to \(target)\(field), "
        + "\(released.joined(separator: ", ")) would be released."
    }
  }

  private static func name(of position: Int, in frame: DiagramSeries.Frame) -> String {
    if case .present(let box) = frame.boxes[position] { box.id } else { "?" }
  }

  private static func names(_ boxes: [DiagramPlan.Box]) -> String {
    let shown = boxes.prefix(nameLimit).map(\.id).joined(separator: ", ")
    let rest = boxes.count - nameLimit
    return rest > 0 ? "\(shown) and \(CountText.grouped(rest)) more" : shown
  }
}
