/// A recorder is watched by a task that goes on until it is cancelled, which `deinit` does. The task
/// holds the recorder weakly, but takes a strong reference once for the whole of its loop.
extension Story {
  static let taskGuard = Story(
    "task-guard-let-before-loop",
    stage: "Swift's own Task",
    repair: "the strong reference is taken anew in each turn of the loop"
  ) { form, track in
    let recorder = MicrophoneRecorder()
    recorder.start(form)
    track(recorder, "recorder")
  }
}

final class MicrophoneRecorder: @unchecked Sendable {
  private var watchdogTask: Task<Void, Never>?

  func start(_ form: Form) {
    // At once, so that the first check is over before the recorder is dropped.
    switch form {
    case .leaking:
      watchdogTask = Task.immediate { [weak self] in
        guard let self else { return }
        while !Task.isCancelled {
          checkLevel()
          try? await Task.sleep(for: .seconds(3600))
        }
      }
    case .repaired:
      watchdogTask = Task.immediate { [weak self] in
        while !Task.isCancelled {
          self?.checkLevel()
          try? await Task.sleep(for: .seconds(3600))
        }
      }
    }
  }

  private func checkLevel() {}

  deinit {
    watchdogTask?.cancel()
  }
}
