import Observation

/// A place in the tree of views: what has an identity and a lifetime where the views themselves are
/// values. It owns the state of its view and the places below.
final class ViewNode: LabObject {
  let identity: ViewIdentity
  private(set) var environment: [ObjectIdentifier: AnyObject]
  private(set) var view: any View
  private var kept: [AnyObject?] = []
  private(set) var children: [ViewNode] = []
  private var subscriptions: [AnyCancellable] = []
  private(set) var needsUpdate = true

  init(_ child: Child, below parent: ViewNode?, in notebook: Notebook) {
    identity = child.identity
    view = child.view
    environment = (parent?.environment ?? [:]).merging(child.environment) { $1 }
    super.init(child.view.handle, in: notebook)
  }

  /// The body has to run again.
  func setNeedsUpdate() { needsUpdate = true }

  /// Runs the body and finds a place for each view in it, an old one where the identity is the same.
  ///
  /// - Returns: the places for which there is no view any more. They go when the caller lets go.
  func update() -> [ViewNode] {
    needsUpdate = false
    subscriptions = []
    connectProperties()
    report("body")
    return place(trackedBody())
  }

  /// What the place keeps for a property of its view; made when it is first asked for.
  func keep<Kept: AnyObject>(at index: Int, _ make: () -> Kept) -> Kept {
    while kept.count <= index { kept.append(nil) }
    if let object = kept[index] as? Kept { return object }
    let object = make()
    kept[index] = object
    return object
  }

  /// Has the body run again whenever any property of `object` changes, whichever the body reads.
  func observe(_ object: some ObservableObject) {
    subscriptions.append(object.objectWillChange.sink { [weak self] in self?.setNeedsUpdate() })
  }

  /// Every run of a body has a new value of the view, whose properties know nothing yet.
  private func connectProperties() {
    let properties = Mirror(reflecting: view).children.compactMap {
      $0.value as? any DynamicProperty
    }
    for (index, property) in properties.enumerated() { property.connect(to: self, at: index) }
  }

  /// Runs the body and has it run again when an `@Observable` property changes that it has read.
  private func trackedBody() -> [Child] {
    // Changed on this very thread: nothing is sent anywhere.
    nonisolated(unsafe) weak let node = self
    return withObservationTracking {
      view.body
    } onChange: {
      node?.setNeedsUpdate()
    }
  }

  private func place(_ views: [Child]) -> [ViewNode] {
    var old = children
    children = views.map { child in
      guard let index = old.firstIndex(where: { $0.identity == child.identity }) else {
        return ViewNode(child, below: self, in: notebook)
      }
      let node = old.remove(at: index)
      node.replaceView(by: child, below: self)
      return node
    }
    return old
  }

  /// The view at this place was made anew. Its body runs again where its input has changed, or
  /// what is handed down to it. Where neither has, the place keeps the value that it has.
  private func replaceView(by child: Child, below parent: ViewNode) {
    let handedDown = parent.environment.merging(child.environment) { $1 }
    guard !child.hasSameInput(as: view) || !isSame(handedDown, environment) else { return }
    view = child.view
    environment = handedDown
    needsUpdate = true
  }

  private func isSame(
    _ environment: [ObjectIdentifier: AnyObject],
    _ other: [ObjectIdentifier: AnyObject]
  ) -> Bool {
    environment.count == other.count && environment.allSatisfy { other[$0] === $1 }
  }
}
