/// Owns what is scheduled on it until that is invalidated. Time passes only when it turns.
final class RunLoop {
  private var scheduled: [any Scheduled] = []

  func add(_ source: any Scheduled) { scheduled.append(source) }

  func remove(_ source: any Scheduled) { scheduled.removeAll { $0 === source } }

  /// Time passes: whatever is scheduled fires once.
  func turn() {
    for source in scheduled { source.fire() }
  }
}

/// What a run loop fires.
protocol Scheduled: AnyObject {
  func fire()
}
