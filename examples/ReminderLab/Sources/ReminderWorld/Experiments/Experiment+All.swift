extension Experiment {
  /// All experiments: the nine cards of the lab, then the chapters, then the whole app.
  public static let all: [Experiment] =
    cards + controllerChapters + methodChapters + swiftUIChapter + [.backgroundWork, .reminders]

  private static let cards: [Experiment] = [
    .listLifecycle, .selection, .saveAction, .saveReturn, .cellReuse, .snapshotUpdates,
    .presentation, .closureCapture, .manualCollectionView,
  ]

  private static let controllerChapters: [Experiment] = [
    .controllerLifecycle, .timerIncident, .backgroundPlayback, .interactivePop,
  ]

  private static let methodChapters: [Experiment] = [
    .notificationObserver, .earlyStart, .modalLifecycle,
  ]

  private static let swiftUIChapter: [Experiment] = [
    .swiftUIIdentity, .swiftUILifetime, .swiftUIDependency, .swiftUIForEach, .swiftUIStateObject,
  ]
}
