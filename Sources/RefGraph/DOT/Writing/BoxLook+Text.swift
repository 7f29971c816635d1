extension BoxLook {
  /// The lines in the box, as an HTML-like label.
  func label() -> String {
    var rows = ["<b>\(name())</b>"]
    if let frame { rows.append(quiet(TypeText.short(frame.type))) }
    if let second = secondLine() { rows.append(quiet(second)) }
    rows += box.role.roots.prefix(2).map { emphasised(Self.words(for: $0)) }
    if box.role.roots.count > 2 { rows.append(emphasised("and \(box.role.roots.count - 2) more")) }
    if let words = MarkWords(of: box.role).text { rows.append(emphasised("<b>\(words)</b>")) }
    return rows.joined(separator: "<br/>")
  }

  private func name() -> String {
    let name =
      if case .crowd(let crowd) = box.content { Self.words(for: crowd) } else { ownName() }
    return kind == .closure ? "{ \(name) }" : name
  }

  private static func words(for crowd: DiagramPlan.Crowd) -> String {
    let count = DOTTitle.grouped(crowd.count)
    return "\(count)\(crowd.isRest ? " more" : "") \(TypeText.short(crowd.type ?? "objects"))"
  }

  /// The name, or the type where there is none; of a long frame the method.
  private func ownName() -> String {
    guard let identity else { return "" }
    if let frame { return DOTText.html(frame.method, columns: TypeText.columns) }
    if let name = identity.name { return DOTText.html(name, columns: TypeText.columns) }
    return identity.type.isEmpty ? "no type" : TypeText.short(identity.type)
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

  /// The type, or the identity where the first line says the type; and what else than an instance
  /// it is.
  private func secondLine() -> String? {
    let kindWord: String? =
      switch kind {
      case .instance: nil
      case .system: box.role.roots.isEmpty ? "system object" : nil
      case .closure, .frame, .box, .storage: kind.word
      }
    let subject = identity.map { $0.name == nil ? "#\($0.id)" : $0.type }
    let isSaid = subject?.lowercased() == kindWord
    let words = [subject.map { TypeText.short($0) }, isSaid ? nil : kindWord]
      .compactMap { $0 }.filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: " · ")
  }

  /// What one object is called.
  private struct Identity {
    /// Not blank.
    let name: String?
    let type: String
    let id: ObjectID
    let handle: String
  }

  /// What the object is called; `nil` for a crowd.
  private var identity: Identity? {
    switch box.content {
    case .object(let object):
      Identity(
        name: object.name.flatMap { Snapshot.isBlank($0) ? nil : $0 },
        type: object.type,
        id: object.id,
        handle: object.handle
      )
    case .released(let object):
      Identity(
        name: object.name.flatMap { Snapshot.isBlank($0) ? nil : $0 },
        type: object.type,
        id: object.id,
        handle: object.handle
      )
    case .crowd: nil
    }
  }

  private static func words(for keeper: DiagramPlan.Keeper) -> String {
    let words = "\(keeper.lifetime.word) root"
    guard let label = keeper.label, !label.isEmpty else { return words }
    return "\(words):<br/>\(DOTText.html(label, columns: 36))"
  }

  private func quiet(_ text: String) -> String {
    "<font point-size=\"10\" color=\"\(palette.quiet)\">\(text)</font>"
  }

  private func emphasised(_ text: String) -> String {
    "<font point-size=\"10\" color=\"\(tone.line)\">\(text)</font>"
  }

  /// What is shown on pointing at the box: the whole names.
  func tooltip() -> String {
    if case .crowd(let crowd) = box.content {
      let type = crowd.type.map { "type \($0)" } ?? "several types"
      return DOTText.quoted("\(crowd.count) objects of \(type)")
    }
    guard let identity else { return DOTText.quoted("") }
    return DOTText.quoted(identity.name.map { "\($0): \(identity.type)" } ?? identity.handle)
  }
}
