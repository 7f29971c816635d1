/// What all classes of the lab inherit from, as Apple's do from `NSObject`: an object with a name
/// tells the notebook when it is made and when it goes.
class LabObject {
  /// What the notebook calls the object; `nil` where nobody watches it.
  final let handle: String?
  final let notebook: Notebook
  private final var saidGoodbye = false

  /// An object that the notebook watches under `name`, or under nothing.
  init(_ name: String?, in notebook: Notebook) {
    self.notebook = notebook
    handle = name.map(notebook.handle(for:))
    if let handle { notebook.watch(self, as: handle) }
  }

  deinit { sayGoodbye() }

  /// Writes down, once, that the object goes.
  ///
  /// A subclass whose `deinit` does something calls this first: Swift runs the bodies from the most
  /// derived class to the base, so the base's call would come last. No stored property of any
  /// subclass is released before the base's body has run.
  final func sayGoodbye() {
    guard let handle, !saidGoodbye else { return }
    saidGoodbye = true
    notebook.deinitialised(handle)
  }

  /// Writes a line of the app's log.
  final func log(_ text: String, _ fields: KeyValuePairs<String, String> = [:]) {
    notebook.write(text, fields)
  }

  /// Writes that a framework calls this object: `HANDLE.callback`.
  final func report(_ callback: String, _ fields: KeyValuePairs<String, String> = [:]) {
    if let handle { notebook.write("\(handle).\(callback)", fields) }
  }
}
