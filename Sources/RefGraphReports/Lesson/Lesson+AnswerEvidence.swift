internal import RefGraph

extension Lesson {
  /// What proves right answers about a moment beside its verdicts and cycles: paths to what is alive,
  /// and lines of the log.
  func answerPage(at moment: Timeline.Moment, in report: SnapshotReport) -> TextPage {
    var page = TextPage()
    var shown: Set<ObjectID> = []
    for condition in conditionsOfRightAnswers(at: moment) {
      switch condition {
      case .alive(let target), .owner(_, of: let target):
        guard let object = target.object, report.analysis.verdicts[object] == nil,
          shown.insert(object).inserted,
          let path = report.analysis.retainPath(to: object)
        else { continue }
        page.noted(StyledText(target.text, .name), StyledText("alive"), indent: 4)
        page.paragraph(path.sentence(in: report.snapshot), indent: 6, hanging: 2)
      case .log(let steps):
        let texts = steps.map { $0.map(\.description).joined(separator: " and ") }
        page.noted(StyledText("log"), StyledText("has, in this order"), indent: 4)
        for text in texts { page.paragraph(StyledText(text), indent: 6, hanging: 2) }
      case .noLog(let entries):
        page.noted(StyledText("log"), StyledText("does not have"), indent: 4)
        for entry in entries {
          page.paragraph(StyledText(entry.description), indent: 6, hanging: 2)
        }
      case .empty(let field, _):
        page.noted(StyledText(field.text, .name), StyledText("nil"), indent: 4)
      case .verdict, .cycle, .noCycle, .crash, .warning: continue
      }
    }
    return page
  }

  private func conditionsOfRightAnswers(at moment: Timeline.Moment) -> [ResolvedExpectation.Kind] {
    zip(questions, timeline.predictions).flatMap { question, prediction in
      guard question.moment == moment.name, let right = question.right else {
        return [ResolvedExpectation.Kind]()
      }
      return prediction.answers[right].conditions
    }
  }
}
