/// A task owns its closure until it ends, whether or not anybody keeps the task.
final class TaskPage: BackgroundPage {
  private var task: Task<Void, Never>?

  override func startWork() {
    let stream = system.signals.stream
    // The loop runs the task on this very thread: nothing is sent anywhere.
    nonisolated(unsafe) let handler = makeHandler()
    task = Task(executorPreference: system.tasks) {
      var signals = stream.makeAsyncIterator()
      // A cancelled task waits no longer: there is no signal then.
      if await signals.next() != nil { handler() }
    }
    system.tasks.run()
  }

  override func stopWork() {
    task?.cancel()
    task = nil
    system.tasks.run()
  }
}

/// A loop over an endless sequence never ends by itself, and neither does the task around it.
final class ForAwaitPage: BackgroundPage {
  private var task: Task<Void, Never>?

  override func startWork() {
    let stream = system.signals.stream
    // The loop runs the task on this very thread: nothing is sent anywhere.
    nonisolated(unsafe) let handler = makeHandler()
    task = Task(executorPreference: system.tasks) {
      for await _ in stream { handler() }
    }
    system.tasks.run()
  }

  override func stopWork() {
    task?.cancel()
    task = nil
    system.tasks.run()
  }
}
