internal import RefGraph

/// What stands above the picture of a snapshot.
public struct PictureHeading: Equatable, Sendable {
  /// What the whole is about: the title of a scenario.
  public let title: String?
  /// When it is, and with which setting.
  public let moment: String?
  /// What the snapshot says to its question, in a sentence or two.
  public let answer: String

  /// Says what it is, when, and what comes of it.
  public init(title: String?, moment: String?, answer: String) {
    self.title = title
    self.moment = moment
    self.answer = answer
  }

  /// The heading of a snapshot of which there is a report.
  public init(of report: SnapshotReport) {
    let caption = report.analysis.snapshot.caption
    let setting = report.play?.timeline.setting.description
    let parts = [caption.moment, setting].compactMap { $0 }.filter { !$0.isEmpty }
    self.init(
      title: caption.title.flatMap { $0.isEmpty ? nil : $0 },
      moment: parts.isEmpty ? nil : parts.joined(separator: " · "),
      answer: report.conclusion()
    )
  }
}
