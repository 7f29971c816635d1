/// A controller whose content is a tree of views.
final class UIHostingController: UIViewController {
  private let root: ViewNode

  init(_ name: String?, rootView: some View, in notebook: Notebook) {
    root = ViewNode(Child(rootView), below: nil, in: notebook)
    super.init(name, in: notebook)
  }

  override func viewDidLoad() { update() }

  /// Runs the bodies that have to run: from the root down, each with all below it.
  func update() {
    var steps: [Step] = [.visit(root)]
    while let step = steps.popLast() {
      guard case .visit(let node) = step else { continue }
      if node.needsUpdate { steps.append(.letGo(node.update())) }
      steps += node.children.reversed().map(Step.visit)
    }
  }

  /// What is still to be done, the next last.
  private enum Step {
    case visit(ViewNode)
    /// Owns the places without a view until those beside them have run.
    case letGo([ViewNode])
  }

  /// The views of a type, from top to bottom.
  func views<Wanted: View>(_ type: Wanted.Type) -> [Wanted] {
    var found: [Wanted] = []
    var nodes = [root]
    while let node = nodes.popLast() {
      if let view = node.view as? Wanted { found.append(view) }
      nodes += node.children.reversed()
    }
    return found
  }
}
