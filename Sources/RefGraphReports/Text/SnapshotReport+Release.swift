internal import RefGraph

/// Why objects were released.
extension SnapshotReport {
  /// How many dropped references a sentence tells, from the last.
  private static let dropLimit = 4

  /// What let go of an object, in order, as the play has it: a clause, or `nil` where nothing is
  /// known.
  func releaseReason(of id: ObjectID) -> StyledText? {
    guard let release = play?.timeline.release(of: id), let last = release.dropped.last else {
      return nil
    }
    var text: StyledText
    if release.dropped.count == 1, last.cause == .release,
      case .field(let owner, let label) = last.reference.holder
    {
      text = StyledText("with ") + .object(snapshot.handle(of: owner)) + StyledText(", whose ")
      text = text + StyledText(label.isEmpty ? "reference" : label) + StyledText(" held it")
    } else {
      let parts = release.dropped.suffix(Self.dropLimit).map(clause)
      text = .joined(parts, by: ", then ")
      let hidden = release.dropped.count - parts.count
      if hidden > 0 { text = StyledText("after \(hidden) more references, ") + text }
      text.append(last.reference.isRoot ? "" : ", the last strong reference to it")
    }
    guard !release.others.isEmpty else { return text }
    let others = Listing.names(release.others.map(snapshot.handle), style: .plain)
    return text + StyledText("; ") + others + StyledText(" held no strong reference to it")
  }

  private func clause(_ dropped: Release.Dropped) -> StyledText {
    let line = dropped.reference.line.map { "`\($0)`" } ?? "the play"
    switch dropped.reference.holder {
    case .root(let label):
      let root = label.map { "what kept it alive (\($0))" } ?? "what kept it alive from outside"
      return StyledText("\(line) ended \(root)")
    case .local(let frame, "holds"):
      // What a framework's own code holds while it runs has no name in the app's.
      return StyledText("the end of `\(frame)` dropped what it held meanwhile")
    case .local(let frame, let label):
      return StyledText("the end of \"\(frame)\" dropped its local \(label)")
    case .field(let owner, let label):
      let source = StyledText.object(snapshot.handle(of: owner))
      let subject =
        switch dropped.cause {
        case .line: StyledText(line)
        case .end: StyledText("the end of ") + source
        case .release: StyledText("the release of ") + source
        }
      return subject + StyledText(" dropped ") + place(label, of: owner, dropped.reference.target)
    }
  }

  private func place(_ label: String, of owner: ObjectID, _ target: ObjectID) -> StyledText {
    let source = snapshot.handle(of: owner)
    guard !label.isEmpty else { return StyledText("a reference of ") + .object(source) }
    var text = StyledText.object(source)
    let mention = StyledText.Mention.reference(
      source: source,
      label: label,
      target: snapshot.handle(of: target)
    )
    text.append(Snapshot.Reference.suffix(label), of: mention)
    return text
  }
}
