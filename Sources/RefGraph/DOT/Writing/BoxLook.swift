/// How a box looks: its shape by what the object is, its tone by what became of it, and its lines.
struct BoxLook {
  private let box: DiagramPlan.Box
  private let palette: DOTPalette

  init(of box: DiagramPlan.Box, _ palette: DOTPalette) {
    self.box = box
    self.palette = palette
  }

  /// The node statement.
  func statement(id: String) -> String {
    let attributes = ["label=<\(label())>"] + appearance() + ["tooltip=\(tooltip())"]
    return "\(DOTText.quoted(id)) [\(attributes.joined(separator: ", "))]"
  }

  private func appearance() -> [String] {
    var attributes: [String] = []
    var styles = ["filled"]
    switch (kind, box.role.roots.first?.lifetime) {
    case (_, .permanent?): attributes.append("shape=house")
    case (_, .temporary?):
      attributes.append("shape=house")
      styles.append("dashed")
    case (.closure, nil): styles.append("rounded")
    case (.frame, nil):
      attributes.append("shape=tab")
      styles.append("dashed")
    case (.box, nil): attributes.append("shape=box3d")
    case (.storage, nil): attributes.append("shape=folder")
    case (.system, nil): attributes.append("shape=component")
    case (.instance, nil): break
    }
    if case .released = box.content { styles.append("dotted") }
    if styles.count > 1 { attributes.append("style=\"\(styles.joined(separator: ","))\"") }
    if tone != palette.plain {
      attributes.append("fillcolor=\"\(tone.fill)\"")
      attributes.append("color=\"\(tone.line)\"")
    }
    if box.role.isInCycle || box.role.isFocus { attributes.append("penwidth=3") }
    if isCrowd || box.role.isDue { attributes.append("peripheries=2") }
    return attributes
  }

  private var tone: DOTPalette.Tone {
    switch box.role.mark?.verdict {
    case .leaked: palette.leaked
    case .abandoned: palette.abandoned
    case .temporarilyHeld: palette.held
    case .released: palette.released
    case nil where !box.role.roots.isEmpty: palette.root
    case nil: kind == .system ? palette.system : palette.plain
    }
  }

  private var kind: ObjectKind {
    switch box.content {
    case .object(let object): object.kind
    case .crowd(let crowd): crowd.kind
    case .released(let object): object.kind
    }
  }

  private var isCrowd: Bool {
    if case .crowd = box.content { true } else { false }
  }

  // MARK: Text

  private func label() -> String {
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
      case .object(let object): Self.name(object.name, else: object.type)
      case .released(let object): Self.name(object.name, else: object.type)
      case .crowd(let crowd): Self.crowdName(crowd)
      }
    return kind == .closure ? "{ \(name) }" : name
  }

  private static func name(_ name: String?, else type: String) -> String {
    if let name, !name.isEmpty { return DOTText.html(name, columns: 28) }
    return TypeText.short(type)
  }

  private static func crowdName(_ crowd: DiagramPlan.Crowd) -> String {
    "\(DOTTitle.grouped(crowd.count))\(crowd.isRest ? " more" : "") \(TypeText.short(crowd.type))"
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
      case .system: "system object"
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

  private func tooltip() -> String {
    switch box.content {
    case .object(let object):
      DOTText.quoted("\(object.name ?? "")\(object.name == nil ? "" : ": ")\(object.type) #\(object.id)")
    case .released(let object): DOTText.quoted("\(object.handle): \(object.type), released")
    case .crowd(let crowd): DOTText.quoted("\(crowd.count) objects of type \(crowd.type)")
    }
  }
}
