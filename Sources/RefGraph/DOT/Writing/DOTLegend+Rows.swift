extension DOTLegend {
  func strengthRows() -> [String] {
    Strength.allCases.filter { strength in plan.arrows.contains { $0.strength == strength } }
      .map { strength in
        switch strength {
        case .strong: row(line("solid"), "<b>strong</b>: keeps its target alive")
        case .weak: row(line("dashed"), "<b>weak</b>: keeps nothing, becomes nil")
        case .unowned: row(line("dotted"), "<b>unowned</b>: keeps nothing, may trap")
        case .unmanaged: row(line("dotted"), "<b>unmanaged</b>: keeps nothing, unchecked")
        case .conservative: row(line("solid", palette.quiet), "<b>conservative ?</b>: may keep")
        }
      }
  }

  func arrowRows() -> [String] {
    var rows: [String] = []
    if plan.arrows.contains(where: { $0.cycle != nil }) {
      rows.append(
        row(line("solid", palette.cycle, width: 4), "<b>↻ cycle</b>: they keep each other alive")
      )
    }
    if plan.arrows.contains(where: { !$0.releases.isEmpty }) {
      rows.append(
        row(
          sample("<b>✂</b>", palette.cut),
          "<b>cut here</b>: without this reference the object goes"
        )
      )
    }
    return rows
  }

  func boxRows() -> [String] {
    var rows: [String] = []
    for lifetime in RootLifetime.allCases where has(lifetime) {
      let meaning =
        switch lifetime {
        case .permanent: "alive as long as the app runs"
        case .temporary: "alive for a while, then let go"
        }
      rows.append(
        row(
          boxSample(palette.root, lifetime == .permanent ? "solid" : "dashed", text: "⌂"),
          "<b>\(lifetime.word) root</b>: \(meaning)"
        )
      )
    }
    if plan.boxes.contains(where: { if case .crowd = $0.content { true } else { false } }) {
      rows.append(
        row(sample("<b>12 more</b>", palette.text), "<b>more</b>: objects that are alike, as one")
      )
    }
    return rows
  }

  func kindRows() -> [String] {
    ObjectKind.allCases.compactMap { kind in
      guard plan.boxes.contains(where: { BoxLook(of: $0, palette).showsKind(kind) }) else {
        return nil
      }
      return switch kind {
      case .instance: nil
      case .closure:
        row(boxSample(palette.plain, "rounded", text: "{ }"), "<b>closure</b>: with its captures")
      case .frame: row(boxSample(palette.plain, "dashed"), "<b>frame</b>: code that is running")
      case .box: row(sample("▧", palette.line), "<b>box</b>: around a captured variable")
      case .storage: row(sample("▤", palette.line), "<b>storage</b>: inside of a collection")
      case .system:
        row(
          boxSample(.init(fill: palette.systemFill, line: palette.plain.line), "solid"),
          "<b>system object</b>: not the app's own"
        )
      }
    }
  }

  private func has(_ lifetime: RootLifetime) -> Bool {
    plan.boxes.contains { $0.role.roots.contains { $0.lifetime == lifetime } }
  }

  func verdictRows() -> [String] {
    var rows: [String] = []
    if plan.boxes.contains(where: \.role.isDue) {
      rows.append(row(doubleBox(palette.plain), "<b>due</b>: should be gone by now"))
    }
    for verdict in Verdict.Kind.allCases {
      guard plan.boxes.contains(where: { $0.role.mark?.verdict == verdict }) else { continue }
      let (tone, meaning) =
        switch verdict {
        case .released: (palette.released, "it is gone")
        case .leaked: (palette.leaked, "no root reaches it; nothing will release it")
        case .abandoned: (palette.abandoned, "due, and a permanent root still keeps it")
        case .temporarilyHeld: (palette.held, "only temporary roots keep it")
        }
      rows.append(
        row(
          boxSample(tone, verdict == .released ? "dotted" : "solid"),
          "<b>\(MarkWords.word(for: verdict))</b>: \(meaning)"
        )
      )
    }
    if plan.boxes.contains(where: { $0.role.mark?.isPossible == true }) {
      rows.append(
        row(sample("<b>?</b>", palette.text), "<b>possibly</b>: conservative references decide")
      )
    }
    return rows
  }
}
