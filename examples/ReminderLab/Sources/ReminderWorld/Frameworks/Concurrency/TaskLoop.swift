import Synchronization

/// Runs Swift's own tasks, one job after another and on the experiment's thread, whenever the
/// experiment says so. Nothing has to be waited for, and nothing can overtake.
final class TaskLoop: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  /// Runs until every task has ended or waits.
  func run() {
    while let job = nextJob() {
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  private func nextJob() -> UnownedJob? {
    jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}
