/// Gives each box a readable identity that no other box has.
struct BoxNames {
  private var taken: Set<String> = ["legend"]

  /// A name for the box.
  ///
  /// - Parameter isCounted: whether a crowd's name says how many there are; not where they change.
  mutating func name(for content: DiagramPlan.Content, isCounted: Bool = true) -> String {
    let (name, id) = Self.wish(of: content, isCounted: isCounted)
    let visible = VisibleText.shortened(name, columns: 60)
    if taken.insert(visible).inserted { return visible }
    var candidate = id.map { "\(visible)#\($0)" } ?? "\(visible) (2)"
    var number = 2
    while !taken.insert(candidate).inserted {
      number += 1
      candidate = "\(visible) (\(number))"
    }
    return candidate
  }

  private static func wish(
    of content: DiagramPlan.Content,
    isCounted: Bool
  ) -> (name: String, id: ObjectID?) {
    switch content {
    case .object(let object): (object.handle, object.id)
    case .released(let object): (object.handle, object.id)
    case .crowd(let crowd) where crowd.part == .way:
      (isCounted ? "way of \(crowd.count)" : "way", nil)
    case .crowd(let crowd) where !isCounted:
      ("\(crowd.part == .rest ? "more" : "several") \(crowd.type ?? "objects")", nil)
    case .crowd(let crowd):
      ("\(crowd.count)\(crowd.part == .rest ? " more" : "") \(crowd.type ?? "objects")", nil)
    }
  }
}
