public import RefGraph

extension SnapshotReport {
  /// The report as a person reads it: the verdict first, then what it stands on.
  ///
  /// Every line is as wide as the layout says at most, except for names that are wider.
  ///
  /// - Parameter focus: the one object that the report shall be about, alive or released.
  public func text(_ layout: TextLayout = TextLayout(), focus: ObjectID? = nil) -> String {
    guard let focus else { return layout.text(of: page()) }
    var page = captionPage()
    page.gap()
    if let object = snapshot.object(focus) {
      page.append(focusPage(object))
    } else {
      page.paragraph(releaseSentence(focus))
    }
    return layout.text(of: page)
  }

  func page() -> TextPage {
    var page = TextPage()
    page.append(captionPage())
    page.gap()
    page.append(answerPage())
    page.append(groundsPage())
    page.append(limitPage())
    return page
  }

  /// What became of what is due, in sentences, and what real code would not have lived to see.
  func answerPage() -> TextPage {
    var page = TextPage()
    for sentence in headline() { page.paragraph(sentence) }
    page.append(crashPage())
    page.append(warningPage())
    return page
  }

  /// What the answer stands on.
  func groundsPage() -> TextPage {
    var page = TextPage()
    page.append(duePage())
    page.append(cyclePage())
    page.append(ownerPage(analysis.owners))
    page.append(leakPage())
    page.append(changePage())
    return page
  }

  private func captionPage() -> TextPage {
    var page = TextPage()
    if let title = snapshot.caption.title { page.paragraph(StyledText(title, .heading)) }
    var place = StyledText()
    if let moment = snapshot.caption.moment { place.append(moment) }
    if let setting = play?.timeline.setting.description, !setting.isEmpty {
      place.append(place.pieces.isEmpty ? setting : "  \(setting)", .faint)
    }
    if !place.pieces.isEmpty { page.paragraph(place) }
    if play == nil, let source = snapshot.caption.source {
      page.paragraph(StyledText(source, .faint))
    }
    return page
  }

  /// What would stop a real program on the way to this moment.
  private func crashPage() -> TextPage {
    var page = TextPage()
    for event in play.map({ $0.timeline.events(of: $0.moment) }) ?? [] {
      guard case .wouldCrash(let crash) = event.kind, let object = event.object else { continue }
      if page.blocks.isEmpty { page.gap() }
      page.paragraph(
        StyledText("Real code would stop here: ", .bad) + StyledText(crash.sentence(object)),
        hanging: 2
      )
    }
    if let depth = play?.timeline.deepestCascade, depth > Self.safeCascade {
      page.gap()
      page.paragraph(
        StyledText("Real code would overflow its stack: ", .bad)
          + StyledText("releases nest \(depth) deep in this play."),
        hanging: 2
      )
    }
    return page
  }

  /// What frameworks warn of on the way to this moment.
  private func warningPage() -> TextPage {
    var page = TextPage()
    for event in play.map({ $0.timeline.events(of: $0.moment) }) ?? [] {
      guard case .warning = event.kind else { continue }
      if page.blocks.isEmpty { page.gap() }
      page.paragraph(EventLines.line(of: event), hanging: 2)
    }
    return page
  }

  /// How deep releases nest in real code without harm: on an 8 MB stack, chains of between 20 and
  /// 100 thousand objects were seen to overflow it.
  private static let safeCascade = 20_000

  /// The roots that keep what the report is about.
  func ownerPage(_ owners: Owners) -> TextPage {
    var page = TextPage()
    guard !owners.permanent.isEmpty || !owners.temporary.isEmpty else { return page }
    page.heading("Owners")
    for (word, ids) in [("permanent", owners.permanent), ("temporary", owners.temporary)] {
      guard !ids.isEmpty else { continue }
      page.paragraph(
        StyledText("\(word): ", .faint) + Listing.names(ids.map(snapshot.handle), style: .plain),
        indent: 2,
        hanging: 4
      )
    }
    return page
  }

  /// What is leaked beside the due objects.
  private func leakPage() -> TextPage {
    var page = TextPage()
    let due = Set(snapshot.due)
    let others = analysis.leaks.groups.flatMap { $0.head + $0.behind }.filter { !due.contains($0) }
    guard !others.isEmpty else { return page }
    page.heading(due.isEmpty ? "Leaked" : "Also leaked")
    page.paragraph(Listing.names(others.map(snapshot.handle), style: .plain), indent: 2, hanging: 2)
    let bytes = analysis.leaks.byteCount
    if bytes > 0 {
      page.paragraph(StyledText("\(bytes) bytes are leaked in all", .faint), indent: 2)
    }
    return page
  }

  /// What the reader must not conclude.
  func limitPage() -> TextPage {
    var page = TextPage()
    page.heading("What this does not prove")
    for remark in play?.timeline.scenario.remarks ?? [] where remark.kind == .cannotProve {
      page.paragraph(StyledText("- \(remark.text)"), indent: 2, hanging: 2)
    }
    for limit in limits { page.paragraph(StyledText("- \(limit)"), indent: 2, hanging: 2) }
    return page
  }

  /// What holds for every report of its kind.
  private var limits: [String] {
    let moment = "Anything about another moment: a snapshot belongs to one."
    return switch (play, origin) {
    case (nil, .file):
      ["That the file names every reference: one that it leaves out can change the verdict."]
    case (nil, .memory):
      ["Who holds what is held from outside, and for how long: memory does not say it.", moment]
    case (_?, _):
      [moment]
    }
  }
}

extension Event.Crash {
  /// Why real code would stop, in a sentence about the object that it happened to.
  func sentence(_ object: Event.Subject) -> String {
    switch self {
    case .unownedRead(let label):
      "\(object.handle).\(label) is unowned and its object's deinit has begun."
    case .danglingRead(let label):
      "\(object.handle).\(label) is unmanaged, and what it points to is gone."
    case .escapedFromDeinit:
      "a strong reference to \(object.handle) was made in its deinit and outlives it."
    case .overlappingAccess(let label):
      "\(object.handle).\(label) is used by the deinit of the value that it is just letting go."
    }
  }
}
