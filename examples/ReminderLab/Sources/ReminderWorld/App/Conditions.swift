/// The conditions under which the reminder app runs: each is a decision that its developer makes.
struct Conditions {
  var capture = Capture.weak
  var presentation = Presentation.show
  var save = SaveButton.plain
  var handlerCapture = Capture.weak
  var listKeepsDetail = Keeping.no
  var content = ListContent.none
  var reloadedCell = ReloadedCell.new
}

/// How a closure captures the object that it needs.
enum Capture: String, CaseIterable {
  case weak, strong, unowned, none
}

/// How the list brings the detail page on screen.
enum Presentation: String, CaseIterable {
  case show, push, present
}

/// What the Save button is made of.
enum SaveButton: String {
  /// No button: the experiment calls the method.
  case plain
  case targetAction = "target-action"
  case uiAction = "ui-action"
}

/// Whether the list has a reference to the detail page that it opened.
enum Keeping: String {
  case no, yes, strongly, weakly
}

/// What the list logs of its content.
enum ListContent {
  /// There is none, and the collection view is empty: the question is another.
  case none
  /// Which item is configured.
  case items
  /// Which item is configured, and with which title.
  case titles
}

/// Which cell serves an item after a reload.
enum ReloadedCell: String, CaseIterable {
  case new, same
}
