/// A sprite ages: in two minutes an action will run a closure. The author took care of `self` and
/// forgot the sprite, which keeps the action.
extension Story {
  static let spriteAction = Story(
    "sprite-action-captures-node",
    stage: "SpriteKit stands in; the scene is a global variable",
    repair: "the closure holds the sprite weakly",
    owners: { ["scene": PetScene.shared] }
  ) { form, track in
    PetScene.shared.drop(form, track)
    PetScene.shared.clean()
  }
}

final class PetScene {
  static let shared = PetScene()

  private var nodes: [SpriteNode] = []

  func drop(_ form: Form, _ track: Story.Track) {
    let pile = SpriteNode()
    let steam = SpriteNode()
    pile.children.append(steam)
    let action =
      switch form {
      case .leaking: SpriteAction { [weak self] in self?.age(pile) }
      case .repaired:
        SpriteAction { [weak self, weak pile] in
          if let pile { self?.age(pile) }
        }
      }
    pile.actions["age"] = action
    nodes.append(pile)
    track(pile, "pile")
    track(steam, "steam")
    track(action, "action")
  }

  func clean() { nodes.removeAll() }

  private func age(_ node: SpriteNode) { node.children.removeAll() }
}

final class SpriteNode {
  var actions: [String: SpriteAction] = [:]
  var children: [SpriteNode] = []
}

final class SpriteAction {
  private let block: () -> Void

  init(run block: @escaping () -> Void) {
    self.block = block
  }
}
