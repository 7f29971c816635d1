/// A user who tells of every change, but not which property it was.
final class PublishingUser: LabObject, User, ObservableObject {
  private(set) lazy var objectWillChange = PassthroughSubject<Void>(nil, in: notebook)
  @Published var name = "Ann"
  @Published var age = 30
}

/// The screen of a user who is an `ObservableObject`. A plain property observes nothing.
struct PublishingUserScreen: UserScreen {
  let user: PublishingUser
  let badge: BadgeInput
  @State var ticks = 0

  init(user: PublishingUser, badge: BadgeInput) {
    self.user = user
    self.badge = badge
  }

  var handle: String? { "screen" }

  var body: [Child] {
    Text("\(ticks)")
    NameView(user: user)
    badge.makeBadge(for: user)
  }

  /// Shows the name; a change of the age makes its body run all the same.
  private struct NameView: View {
    @ObservedObject var user: PublishingUser

    var handle: String? { "nameView" }

    var body: [Child] {
      Text(user.name)
    }
  }
}
