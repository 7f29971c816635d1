/// A screen with a counter whose explicit identity may follow a value.
struct IdentityScreen: View {
  let notebook: Notebook
  let counterHasID: Bool
  @State var value = 1

  init(counterHasID: Bool, in notebook: Notebook) {
    self.counterHasID = counterHasID
    self.notebook = notebook
  }

  var handle: String? { "screen" }

  var body: [Child] {
    Text("Value: \(value)")
    if counterHasID {
      CounterView(in: notebook).id(value)
    } else {
      CounterView(in: notebook)
    }
  }
}
