/// What a child view shows. Whose it is differs from screen to screen.
final class ViewModel: LabObject, ObservableObject {
  private(set) lazy var objectWillChange = PassthroughSubject<Void>(nil, in: notebook)
  @Published var title = "A title"

  override init(_ name: String?, in notebook: Notebook) {
    super.init(name, in: notebook)
    report("init")
  }
}

/// A view that shows a model, and runs its body again when that publishes a change.
protocol ModelView: View {
  var model: ViewModel { get }
}

/// A screen that updates at each tick, and that may take its child away.
protocol TickingScreen: View {
  associatedtype ChildView: ModelView

  var ticks: Int { get nonmutating set }
  var showsChild: Bool { get nonmutating set }
}

/// The child makes the model once for its place, and owns it.
struct ChildOwnsModelScreen: TickingScreen {
  let notebook: Notebook
  @State var ticks = 0
  @State var showsChild = true

  init(in notebook: Notebook) { self.notebook = notebook }

  var handle: String? { "screen" }

  var body: [Child] {
    Text("\(ticks)")
    if showsChild { ChildView(in: notebook) }
  }

  struct ChildView: ModelView {
    @StateObject var model: ViewModel

    init(in notebook: Notebook) {
      _model = StateObject(wrappedValue: ViewModel("model", in: notebook))
    }

    var handle: String? { "child" }

    var body: [Child] {}
  }
}

/// The mistake: the body makes a model each time it runs, and only the child's value holds it.
struct BodyMakesModelScreen: TickingScreen {
  let notebook: Notebook
  @State var ticks = 0
  @State var showsChild = true

  init(in notebook: Notebook) { self.notebook = notebook }

  var handle: String? { "screen" }

  var body: [Child] {
    Text("\(ticks)")
    if showsChild { ChildView(model: ViewModel("model", in: notebook)) }
  }

  struct ChildView: ModelView {
    @ObservedObject var model: ViewModel

    var handle: String? { "child" }

    var body: [Child] {}
  }
}

/// The root owns the model and hands it down, so that it outlives the child.
struct RootOwnsModelScreen: TickingScreen {
  @StateObject var model: ViewModel
  @State var ticks = 0
  @State var showsChild = true

  init(in notebook: Notebook) {
    _model = StateObject(wrappedValue: ViewModel("model", in: notebook))
  }

  var handle: String? { "screen" }

  var body: [Child] {
    Text("\(ticks)")
    if showsChild { ChildView().environmentObject(model) }
  }

  struct ChildView: ModelView {
    @EnvironmentObject<ViewModel> var model

    var handle: String? { "child" }

    var body: [Child] {}
  }
}
