extension LiveTable {
  /// A difference between the two that has a reason.
  struct Exception: Sendable {
    enum Side: String { case real, model }

    /// Who has what the other has not.
    let side: Side
    /// What it has, without the numbers of handles: a reference in the notation, the objects of a
    /// cycle, or what an owner reaches. `*` is any name.
    let difference: String
    let reason: String
  }

  static let exceptions = standIns + collectionViews + notifications + unseen

  /// How a stand-in finds what UIKit and SwiftUI find by themselves.
  private static let standIns = [
    Exception(
      side: .real,
      difference: "*.hostingWindow ~> window",
      reason: "how the stand-in for a root controller finds its screen"
    ),
    Exception(
      side: .real,
      difference: "*.node ~> *",
      reason: "how state that was changed finds the place of its view"
    ),
    Exception(
      side: .real,
      difference: "subscription.subject ~> subject",
      reason: "how a subscription that is cancelled leaves its subject"
    ),
    Exception(
      side: .real,
      difference: "page.sceneDelegate ~> sceneDelegate",
      reason: "real code has to be told where the delegate is; a scenario names it"
    ),
    Exception(
      side: .model,
      difference: "*.presentingViewController ~> nav",
      reason: "the twin computes it from the presentation controller"
    ),
    Exception(
      side: .model,
      difference: "child.model -> model",
      reason: "the twin's property knows its object, which the environment owns"
    ),
    Exception(
      side: .real,
      difference: "sceneDelegate.experimentMenu -> menu",
      reason: "the twin's delegate stands for UIKit, which keeps a menu"
    ),
    Exception(
      side: .real,
      difference: "sceneDelegate reaches menu",
      reason: "the twin's delegate stands for UIKit, which keeps a menu"
    ),
    Exception(
      side: .model,
      difference: "process -> menu",
      reason: "the twin's delegate stands for UIKit, which keeps a menu"
    ),
  ]

  private static let collectionViews = [
    Exception(
      side: .real,
      difference: "configure.capture ~> list",
      reason: "real code gets an identifier and looks the reminder up; the model gets the reminder"
    ),
    Exception(
      side: .real,
      difference: "list.view -> collectionView",
      reason: "the twin's collection view is its controller's view; the model has it in no view"
    ),
    Exception(
      side: .real,
      difference: "dataSource.collectionView ~> collectionView",
      reason: "the twin has one of the two readings that the model is played with"
    ),
    Exception(
      side: .model,
      difference: "dataSource.collectionView -[unowned]-> collectionView",
      reason: "the twin has one of the two readings that the model is played with"
    ),
  ]

  /// The block and its neighbours go by two names in two experiments.
  private static let notifications = ["block", "handler"].flatMap { block in
    [
      Exception(
        side: .real,
        difference: "notificationCenter -> \(block)",
        reason: bareToken
      ),
      Exception(side: .model, difference: "token.block -> \(block)", reason: bareToken),
      Exception(
        side: .model,
        difference: ([block, "page", "token"]).joined(separator: ", "),
        reason: bareToken
      ),
      Exception(
        side: .model,
        difference: "sceneDelegate reaches \(block)",
        reason: bareToken + "; and " + unseenMemory
      ),
    ]
  }

  private static let bareToken = """
    on Linux, Foundation's center holds the block, and the token is a number; on Apple's systems \
    the token is what the center holds, and has the block
    """

  /// What hangs on a task, a work item or a source of Dispatch's.
  private static let unseen = [
    Exception(side: .model, difference: "handler, page", reason: unseenMemory),
    Exception(side: .model, difference: "runtime reaches *", reason: unseenMemory),
  ]

  private static let unseenMemory = """
    what the concurrency runtime and Dispatch hold is in memory of their own, and is captured as \
    held from outside
    """
}
