/// A screen that hides its counter: takes it out of the tree, or makes it transparent.
struct HidingScreen: View {
  let notebook: Notebook
  let hiding: Hiding
  @State var isHidden = false

  /// How the counter is hidden.
  enum Hiding: String, CaseIterable {
    case remove, opacity
  }

  init(_ hiding: Hiding, in notebook: Notebook) {
    self.hiding = hiding
    self.notebook = notebook
  }

  var handle: String? { "screen" }

  var body: [Child] {
    if hiding == .opacity {
      CounterView(in: notebook).opacity(isHidden ? 0 : 1)
    } else if !isHidden {
      CounterView(in: notebook)
    }
  }
}
