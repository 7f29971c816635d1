/// What run loop, queues, notification center and publishers know of what they are to call, beside
/// the references that they hold.
struct BackgroundWork: Sendable {
  /// The methods to call on targets, by the object that calls.
  var methods: [ObjectID: String] = [:]
  /// What a temporary root of its own keeps.
  var rooted: Set<ObjectID> = []
  /// Timers that fire once.
  var oneShots: Set<ObjectID> = []
  /// Tasks that go through a sequence without end.
  var loops: Set<ObjectID> = []
  /// Work items that a queue has not come to yet.
  var enqueued: Set<ObjectID> = []
  /// Work items that are not to run.
  var cancelled: Set<ObjectID> = []
  /// Who observes which notification, in the order in which they began.
  var observers: [Observer] = []
  /// The subjects that subscriptions get their values from.
  var subjects: [ObjectID: ObjectID] = [:]

  /// One who observes a notification.
  struct Observer: Sendable {
    let notification: String
    /// The token of a block, or the object whose method is called.
    let object: ObjectID
    let callee: Callee
  }
}
