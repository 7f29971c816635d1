/// What controls know beside the references that they hold: which method of its target each sends,
/// and whose navigation item a bar button item stands in.
struct Controls: Sendable {
  /// The methods that a tap or a gesture calls, in the order in which they were given.
  private(set) var actions: [ObjectID: [VerbOperands.Member]] = [:]
  /// The controller in whose navigation item each bar button item was put last, and that each
  /// collection view of its own belongs to.
  private(set) var controllers: [ObjectID: ObjectID] = [:]

  /// A bar button item has one action: another takes its place.
  mutating func replaceAction(of item: ObjectID, by action: VerbOperands.Member) {
    actions[item] = [action]
  }

  /// Controls and recognizers send to any number of targets.
  mutating func add(_ action: VerbOperands.Member, to control: ObjectID) {
    actions[control, default: []].append(action)
  }

  mutating func put(_ control: ObjectID, into controller: ObjectID) {
    controllers[control] = controller
  }
}
