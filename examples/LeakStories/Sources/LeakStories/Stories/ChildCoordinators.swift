/// A coordinator starts another for each chat, and keeps it in a list. Back removes the screen, and
/// nobody takes the coordinator off the list: no cycle, an owner that does not let go.
extension Story {
  static let childCoordinators = Story(
    "coordinator-children-never-cleared",
    stage: "UIKit stands in; the owner is a global variable",
    repair: "Back takes the child off the list",
    owners: { ["app": AppCoordinator.shared] }
  ) { form, track in
    let app = AppCoordinator.shared
    app.openChat(track)
    app.goBack(form)
  }
}

final class AppCoordinator {
  static let shared = AppCoordinator()

  private let navigationController = UINavigationController()
  private var childCoordinators: [ChatCoordinator] = []

  func openChat(_ track: Story.Track) {
    let chat = ChatCoordinator(navigationController)
    let screen = CoordinatedChatViewController(chat)
    childCoordinators.append(chat)
    navigationController.pushViewController(screen)
    track(chat, "chat")
    track(screen, "chatVC")
  }

  func goBack(_ form: Form) {
    navigationController.popViewController()
    if form == .repaired { childCoordinators.removeLast() }
  }
}

final class ChatCoordinator {
  private let navigationController: UINavigationController

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
  }
}

final class CoordinatedChatViewController: UIViewController {
  private weak var coordinator: ChatCoordinator?

  init(_ coordinator: ChatCoordinator) {
    self.coordinator = coordinator
  }
}
