/// A counter whose count belongs to its place in the tree.
struct CounterView: View {
  let notebook: Notebook
  @State("count") var count = 0

  init(in notebook: Notebook) { self.notebook = notebook }

  var handle: String? { "counter" }

  var body: [Child] {
    let _ = notebook.write("count", ["value": "\(count)"])
    Text("Count: \(count)")
  }
}
