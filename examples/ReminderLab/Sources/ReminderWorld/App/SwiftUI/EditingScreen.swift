/// A screen that shows a name in a field while it is edited, and in a text otherwise.
struct EditingScreen: View {
  let notebook: Notebook
  let branchesShareID: Bool
  @State var isEditing = true

  init(branchesShareID: Bool, in notebook: Notebook) {
    self.branchesShareID = branchesShareID
    self.notebook = notebook
  }

  var handle: String? { "screen" }

  /// The branches of an `if` are two places, each with its own identity. The same id in both
  /// changes nothing about that.
  var body: [Child] {
    if branchesShareID {
      if isEditing {
        NameField(in: notebook).id("nameField")
      } else {
        Text("Name", "text").id("nameField")
      }
    } else {
      if isEditing {
        NameField(in: notebook)
      } else {
        Text("Name", "text")
      }
    }
  }
}

/// A text field that can have the focus.
struct NameField: View {
  let notebook: Notebook
  @FocusState("focus") var isFocused = false

  init(in notebook: Notebook) { self.notebook = notebook }

  var handle: String? { "field" }

  var body: [Child] {
    let _ = notebook.write("focus", ["value": "\(isFocused)"])
    Text("Name")
  }
}
