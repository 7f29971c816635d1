internal import RefGraph

extension EvidenceRecord {
  /// The frames, the innermost first; a snapshot has them in the order of their beginning.
  static func callStack(of frames: [Snapshot.Object], _ log: [Event]) -> [Frame] {
    let actions = Set(log.compactMap(\.actionTitle))
    var stack: [Frame] = []
    for frame in frames {
      stack.append(
        Frame(
          title: frame.type,
          entry: entry(of: frame, calledBy: stack.last?.entry, actions, log),
          variables: variables(of: frame)
        )
      )
    }
    return stack.reversed()
  }

  /// Of how many frames, from the innermost, the variables are the first to look at.
  private static let frameLimit = 2

  /// The variables of the innermost frames that have some.
  func keyVariables() -> [(frame: Frame, variable: Variable)] {
    callStack.filter { !$0.variables.isEmpty }.prefix(Self.frameLimit).flatMap { frame in
      frame.variables.map { (frame, $0) }
    }
  }

  private static func entry(
    of frame: Snapshot.Object,
    calledBy caller: Entry?,
    _ actions: Set<String>,
    _ log: [Event]
  ) -> Entry {
    if frame.references.contains(where: { $0.label == "closure" && $0.target.kind == .closure }) {
      return .closure
    }
    let name = frame.type.split(separator: ".").last.map(String.init) ?? frame.type
    guard let running = frame.references.first(where: { $0.label == "self" })?.target else {
      if actions.contains(frame.type) { return .action }
      // The object whose deinit runs is in no snapshot any more.
      return name == "deinit" ? .deinitialiser : .framework
    }
    let call = log.last { $0.object?.id == running.id && $0.bodyName == name }
    if case .callback? = call?.kind { return .callback }
    switch caller {
    case .action: return .controlAction
    case .framework: return .callback
    default: return .method
    }
  }

  private static func variables(of frame: Snapshot.Object) -> [Variable] {
    var variables: [Variable] = []
    func add(_ name: String, _ reference: Snapshot.Reference) {
      guard !variables.contains(where: { $0.name == name }) else { return }
      variables.append(
        Variable(
          name: name,
          value: reference.target.handle,
          type: reference.target.type,
          strength: reference.strength
        )
      )
    }
    let running = frame.references.filter { $0.label == "closure" && $0.target.kind == .closure }
    // A weak capture that was upgraded is a local too; what the closure says of it comes first.
    for closure in running {
      for capture in closure.target.references { add(capture.label, capture) }
    }
    for reference in frame.references where !running.contains(where: { $0 == reference }) {
      if !reference.label.hasPrefix("holds[") { add(reference.label, reference) }
    }
    for reference in frame.references where reference.label == "self" {
      for field in reference.target.references where field.fact == nil {
        add("self.\(field.label)", field)
      }
    }
    return variables
  }
}

extension Event {
  /// The name of the method or closure that began to run.
  fileprivate var bodyName: String? {
    switch kind {
    case .callback(let name, _), .call(let name): name
    default: nil
    }
  }
}
