extension Experiment {
  /// Who keeps the page after it was left: the same page, with eleven ways to have something go on.
  static let backgroundWork = Experiment(
    "background-work",
    choices: [
      Choice("source", of: BackgroundSource.self),
      Choice("capture", [Capture.strong, .weak]),
      Choice("stop", of: BackgroundPage.Stop.self),
    ]
  ) { setting, stage in
    let source: BackgroundSource = setting["source"]
    let app = SmallApp(on: stage)
    app.sceneDelegate?.subject = PassthroughSubject("subject", in: stage.notebook)
    app.open(
      source.page.init("page", capture: setting["capture"], stop: setting["stop"], on: stage)
    )
    if source.repeats { source.fire(on: stage) }
    stage.moment("shown")

    app.goBack()
    stage.system.sources.settle()
    stage.moment("left")

    source.fire(on: stage)
    stage.moment("fired")
  }
}

/// Where the results come from.
private enum BackgroundSource: String, CaseIterable {
  case timerBlock = "timer-block"
  case timerTarget = "timer-target"
  case oneShot = "one-shot"
  case displayLink = "display-link"
  case notification
  case task
  case forAwait = "for-await"
  case dispatchSource = "dispatch-source"
  case workItem = "work-item"
  case sink, assign

  /// The page that is written for it.
  var page: BackgroundPage.Type {
    switch self {
    case .timerBlock: TimerBlockPage.self
    case .timerTarget: TimerTargetPage.self
    case .oneShot: OneShotPage.self
    case .displayLink: DisplayLinkPage.self
    case .notification: NotificationPage.self
    case .task: TaskPage.self
    case .forAwait: ForAwaitPage.self
    case .dispatchSource: DispatchSourcePage.self
    case .workItem: WorkItemPage.self
    case .sink: SinkPage.self
    case .assign: AssignPage.self
    }
  }

  /// Whether there is more than one result to come.
  var repeats: Bool {
    switch self {
    case .oneShot, .task, .workItem: false
    default: true
    }
  }

  /// Has the next result come, if it still does.
  func fire(on stage: Stage) {
    let system = stage.system
    switch self {
    case .timerBlock, .timerTarget, .oneShot, .displayLink:
      system.runLoop.turn()
    case .notification:
      system.notifications.post(.keyboardWillShow)
    case .task, .forAwait:
      system.signals.give()
      system.tasks.run()
    case .dispatchSource:
      system.sources.fire()
    case .workItem:
      system.queue.turn()
    case .sink, .assign:
      (system.sceneDelegate as? SceneDelegate)?.subject?.send(1)
    }
  }
}
