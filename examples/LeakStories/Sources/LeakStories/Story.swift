/// A leak that somebody reported in public, as code that runs.
///
/// ```swift
/// Story.named("dispatch-work-item")?.play(.leaking) { object, name in
///   print(name, "should be gone now")
/// }
/// ```
public struct Story: Sendable {
  /// Hears of an object that should be gone when the story is over, and the name the story has for it.
  ///
  /// It is told while the object is in use, and must not keep it.
  public typealias Track = (_ object: AnyObject, _ name: String) -> Void

  /// The name of the story's file among the collected reports.
  public let name: String
  /// What is real on Linux, and what stands in for it.
  public let stage: String
  /// What the repaired form does otherwise.
  public let repair: String
  /// The objects that outlive the story on purpose, by the names it has for them.
  public let owners: @Sendable () -> [String: AnyObject]
  /// Plays the story up to the moment when its objects should be gone, and lets go of all of them.
  ///
  /// What Foundation ends on a thread of its own, such as an invalidated session, may take a moment more.
  public let play: @Sendable (Form, Track) -> Void

  init(
    _ name: String,
    stage: String,
    repair: String,
    owners: @escaping @Sendable () -> [String: AnyObject] = { [:] },
    play: @escaping @Sendable (Form, Track) -> Void
  ) {
    self.name = name
    self.stage = stage
    self.repair = repair
    self.owners = owners
    self.play = play
  }

  /// All stories, by name.
  public static let all: [Story] = [
    .associatedObject, .barButton, .childHoldsParent, .combineSink, .captureListOfView,
    .lazyVariable, .childCoordinators, .workItem, .displayLink, .cyclicGetter, .hostingController,
    .observationToken, .methodReference, .localClosures, .notificationBlock, .earlyPresentation,
    .rootSwap, .spriteAction, .tableCells, .taskGuard, .weakTimer, .networkStack, .scriptBridge,
  ]

  /// The story of that name, if there is one.
  public static func named(_ name: String) -> Story? {
    all.first { $0.name == name }
  }
}
