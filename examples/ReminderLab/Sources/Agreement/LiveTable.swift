import RefGraph

/// What the model calls what real objects are and have: the whole difference between the two.
///
/// Every label and every exception is needed: one that nothing ever matches fails a test.
enum LiveTable {
  /// A property of a stand-in, and the model's label for the same reference.
  struct Label {
    /// The real label. `*` is any word, and `[]` any index.
    let real: String
    /// The model's label: `*` and `[]` as there, `<target>` the name of what it leads to.
    let model: String
    /// Only where it leads to a closure, or only where it does not.
    var toClosure: Bool?
  }

  static let labels = [
    Label(real: "viewIfLoaded", model: "view"),
    Label(real: "targetAction.target", model: "target"),
    Label(real: "targetActions[].target", model: "allTargets[]"),
    Label(real: "lastDetail", model: "currentDetail"),
    Label(real: "page", model: "prepared"),
    Label(real: "completion", model: "completionHandler"),
    // A timer calls a block, or a method of its target: real code keeps either as a closure.
    Label(real: "call", model: "block", toClosure: true),
    Label(real: "call", model: "target", toClosure: false),
    Label(real: "whenCancelled", model: "subscription"),
    Label(real: "receive", model: "receiveValue", toClosure: true),
    Label(real: "receive", model: "object", toClosure: false),
    Label(real: "root", model: "rootView"),
    // A place in the tree of views keeps the view as a value, and what the view's properties store.
    Label(real: "view._*.wrappedValue", model: "*"),
    Label(real: "view.*", model: "*"),
    Label(real: "kept[]", model: "<target>"),
    Label(real: "environment[]", model: "environmentObjects[]"),
  ]

  /// Collections whose order says nothing: UIKit promises none for its visible cells, and a view
  /// tree has values among its children which the model leaves out.
  static let unordered: Set = ["visibleCells[]", "children[]", "environmentObjects[]"]

  /// The parts of the system, and the model's names for them.
  static let parts = [
    "system.runLoop": "runLoop", "system.notifications": "notificationCenter",
    "system.session": "urlSession", "system.screen": transition, "system.scene": process,
    "system": process,
  ]

  /// What the model's transitions are called here, however many run.
  static let transition = "transition"
  /// Who holds the objects that are roots themselves: the scene delegate, the app.
  static let process = "process"

  /// What the concurrency runtime and Dispatch keep in memory of their own, into which no capture
  /// sees: what such an object holds has a reference from outside what was found.
  static let opaque: Set = ["task", "runtime", "source", "workItem"]
  /// The name of them all.
  static let outside = "outside"

  /// The label of whatever a closure captures: captures have no names in memory.
  static let capture = "capture"
}
