import Observation

/// A user whose every property is observed by itself, by Swift's own observation.
@Observable
final class ObservableUser: LabObject, User {
  var name = "Ann"
  var age = 30
}

/// The screen of a user who is `@Observable`.
struct ObservableUserScreen: UserScreen {
  let user: ObservableUser
  let badge: BadgeInput
  @State var ticks = 0

  init(user: ObservableUser, badge: BadgeInput) {
    self.user = user
    self.badge = badge
  }

  var handle: String? { "screen" }

  var body: [Child] {
    Text("\(ticks)")
    NameView(user: user)
    badge.makeBadge(for: user)
  }

  /// Shows the name, and depends on nothing else.
  private struct NameView: View {
    let user: ObservableUser

    var handle: String? { "nameView" }

    var body: [Child] {
      Text(user.name)
    }
  }
}
