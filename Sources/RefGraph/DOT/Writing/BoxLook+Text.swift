extension BoxLook {
  /// The lines in the box, as an HTML-like label.
  func label() -> String {
    var rows = ["<b>\(name())</b>"]
    if let second = secondLine() { rows.append(quiet(second)) }
    rows += box.role.roots.prefix(2).map { emphasised(Self.words(for: $0)) }
    if box.role.roots.count > 2 { rows.append(emphasised("and \(box.role.roots.count - 2) more")) }
    if let words = MarkWords(of: box.role).text { rows.append(emphasised("<b>\(words)</b>")) }
    return rows.joined(separator: "<br/>")
  }

  private func name() -> String {
    let name =
      switch box.content {
      case .object(let object): name(object.name, else: object.type)
      case .released(let object): name(object.name, else: object.type)
      case .crowd(let crowd): Self.crowdName(crowd)
      }
    return kind == .closure ? "{ \(name) }" : name
  }

  /// A frame is named `Type.method`, which takes two lines where it is long.
  private func name(_ name: String?, else type: String) -> String {
    guard let name, !name.isEmpty else { return TypeText.short(type) }
    if kind == .frame, name.utf8.count > TypeText.columns, let point = name.lastIndex(of: ".") {
      return TypeText.short(String(name[..<point])) + "<br/>"
        + DOTText.html(String(name[point...]), columns: TypeText.columns)
    }
    return DOTText.html(name, columns: TypeText.columns)
  }

  private static func crowdName(_ crowd: DiagramPlan.Crowd) -> String {
    let count = DOTTitle.grouped(crowd.count)
    return "\(count)\(crowd.isRest ? " more" : "") \(TypeText.short(crowd.type ?? "objects"))"
  }

  /// The type, where the first line does not say it, and what else than an instance it is.
  private func secondLine() -> String? {
    let type: String? =
      switch box.content {
      case .object(let object): object.name?.isEmpty == false ? object.type : nil
      case .released(let object): object.name?.isEmpty == false ? object.type : nil
      case .crowd: nil
      }
    let kindWord: String? =
      switch kind {
      case .instance: nil
      case .system: box.role.roots.isEmpty ? "system object" : nil
      default: kind.word
      }
    let isSaid = type.map { $0.lowercased() == kindWord } ?? false
    let words = [type.map { TypeText.short($0) }, isSaid ? nil : kindWord].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: " · ")
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
    switch box.content {
    case .object(let object):
      DOTText.quoted(
        "\(object.name ?? "")\(object.name == nil ? "" : ": ")\(object.type) #\(object.id)"
      )
    case .released(let object): DOTText.quoted("\(object.handle): \(object.type), released")
    case .crowd(let crowd):
      DOTText.quoted(
        "\(crowd.count) objects of \(crowd.type.map { "type \($0)" } ?? "several types")"
      )
    }
  }
}
