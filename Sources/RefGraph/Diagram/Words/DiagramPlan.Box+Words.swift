extension DiagramPlan.Box {
  /// What stands in the box, in lines of at most some thirty columns; the first says the name.
  ///
  /// - Parameter isGhost: whether the box stands for what is not there any more. It says so then,
  ///   instead of what kept it.
  package func lines(isGhost: Bool = false) -> [BoxLine] {
    [BoxLine(text: name(), role: .name)]
      + details().map { BoxLine(text: $0, role: .detail) }
      + (role.isFocus ? [BoxLine(text: "in focus", role: .detail)] : [])
      + (isGhost ? [] : keepers()).map { BoxLine(text: $0, role: .keeper) }
      + mark(isGhost: isGhost).map { BoxLine(text: $0, role: .mark) }
  }

  /// The whole names, for whoever points at the box: visible, but not escaped for any format.
  package func fullText() -> String {
    if case .crowd(let crowd) = content {
      let type = crowd.type.map { "type \($0)" } ?? "several types"
      return Self.visible("\(crowd.count) objects of \(type)")
    }
    guard let identity else { return "" }
    return Self.visible(identity.name.map { "\($0): \(identity.type)" } ?? identity.handle)
  }

  private static func visible(_ text: String) -> String {
    VisibleText.shortened(text, columns: 400)
  }

  private func name() -> String {
    let name =
      if case .crowd(let crowd) = content { Self.words(for: crowd) } else { ownName() }
    return kind == .closure ? "{ \(name) }" : name
  }

  private static func words(for crowd: DiagramPlan.Crowd) -> String {
    if crowd.part == .way {
      // The references to the first and from the last are drawn.
      let hidden = crowd.count - 1
      return "… \(CountText.grouped(hidden)) \(hidden == 1 ? "reference" : "references")"
    }
    let count = CountText.grouped(crowd.count) + (crowd.part == .rest ? " more" : "")
    return "\(count) \(TypeText.short(crowd.type ?? "objects"))"
  }

  /// The name, or the type where there is none; of a long frame the method.
  private func ownName() -> String {
    guard let identity else { return "" }
    if let frame { return Self.short(frame.method) }
    if let name = identity.name { return Self.short(name) }
    return identity.type.isEmpty ? "no type" : TypeText.short(identity.type)
  }

  private static func short(_ name: String) -> String {
    VisibleText.shortenedByWord(name, columns: TypeText.columns)
  }

  /// What a frame runs, where `Type.method` is too long for one line.
  private var frame: (type: String, method: String)? {
    guard kind == .frame, let title = identity.map({ $0.name ?? $0.type }),
      title.utf8.count > TypeText.columns, let point = title.lastIndex(of: ".")
    else { return nil }
    let type = title[..<point]
    let method = title[point...].dropFirst()
    return type.isEmpty || method.isEmpty ? nil : (String(type), String(method))
  }

  private func details() -> [String] {
    if case .crowd(let crowd) = content, crowd.part == .way {
      return ["by way of \(CountText.grouped(crowd.count)) objects"]
    }
    return (frame.map { [TypeText.short($0.type)] } ?? []) + subject()
  }

  /// The type, or the identity where the first line says the type; and what else than an instance
  /// it is, in the same line where there is room.
  private func subject() -> [String] {
    let kindWord: String? =
      switch kind {
      case .instance: nil
      case .system: role.roots.isEmpty ? "system object" : nil
      case .closure, .frame, .box, .storage: kind.word
      }
    let subject = identity.map { $0.name == nil ? "#\($0.id)" : $0.type }
    let isSaid = subject?.lowercased() == kindWord
    if let name = identity?.name, name == subject { return [kindWord].compactMap(\.self) }
    let words = [subject.map { TypeText.short($0) }, isSaid ? nil : kindWord]
      .compactMap { $0 }.filter { !$0.isEmpty }
    let line = words.joined(separator: " · ")
    return line.isEmpty ? [] : line.count <= TypeText.columns ? [line] : words
  }

  private func keepers() -> [String] {
    let shown = role.roots.prefix(2).flatMap { Self.words(for: $0) }
    let rest = role.roots.count - 2
    return rest > 0 ? shown + ["and \(CountText.grouped(rest)) more"] : shown
  }

  private static func words(for keeper: DiagramPlan.Keeper) -> [String] {
    let words = "\(keeper.lifetime.word) root"
    guard let label = keeper.label, !label.isEmpty else { return [words] }
    return ["\(words):", Self.short(label)]
  }

  private func mark(isGhost: Bool) -> [String] {
    if isGhost, role.mark?.verdict != .released { return ["gone"] }
    return [MarkWords(of: role).text].compactMap { $0 }
  }
}
