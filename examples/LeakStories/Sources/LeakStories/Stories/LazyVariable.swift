/// A control: the closure of a lazy variable that is called at once is not kept. Both forms are the
/// same; there is nothing to repair.
extension Story {
  static let lazyVariable = Story(
    "control-lazy-var-run-at-once",
    stage: "plain Swift",
    repair: "nothing to repair"
  ) { _, track in
    let document = MarkupDocument(text: "<html>")
    track(document, "document")
    track(document.root, "root")
  }
}

final class MarkupDocument {
  private let text: String

  private(set) lazy var root: MarkupElement = {
    MarkupElement(tag: String(self.text.dropFirst().dropLast()), in: self)
  }()

  init(text: String) {
    self.text = text
  }
}

final class MarkupElement {
  private let tag: String
  private unowned let document: MarkupDocument

  init(tag: String, in document: MarkupDocument) {
    self.tag = tag
    self.document = document
  }
}
