/// A sheet shows a SwiftUI view, whose closure tells the screen around it how high it became. The
/// closure belongs to a struct, but the struct lives in the hosting controller.
extension Story {
  static let hostingController = Story(
    "hosting-controller-closure",
    stage: "UIKit and SwiftUI stand in",
    repair: "the view's closure holds the editor weakly"
  ) { form, track in
    let editor = QuickEditorViewController()
    let hosting = editor.show(form)
    hosting.rootView.onHeightChange(480)
    track(editor, "editor")
    track(hosting, "hosting")
  }
}

struct QuickEditor {
  var onHeightChange: (Double) -> Void
}

final class UIHostingController<Content>: UIViewController {
  let rootView: Content

  init(rootView: Content) {
    self.rootView = rootView
  }
}

final class QuickEditorViewController: UIViewController {
  private var height = 0.0

  func show(_ form: Form) -> UIHostingController<QuickEditor> {
    let editor =
      switch form {
      case .leaking: QuickEditor { self.height = $0 }
      case .repaired: QuickEditor { [weak self] in self?.height = $0 }
      }
    let hosting = UIHostingController(rootView: editor)
    addChild(hosting)
    return hosting
  }
}
