import Observation

/// A user whose every property is observed by itself, by Swift's own observation.
@Observable
final class ObservableUser: LabObject {
  var name = "Ann"
  var age = 30
}

/// The screen of a user who is `@Observable`. Its own body reads nothing of the user.
struct ObservableUserScreen: View {
  @State var user: ObservableUser
  let comparison: BadgeView.Comparison

  init(_ comparison: BadgeView.Comparison, in notebook: Notebook) {
    _user = State(wrappedValue: ObservableUser("user", in: notebook))
    self.comparison = comparison
  }

  var handle: String? { "screen" }

  var body: [Child] {
    NameView(user: user)
    if comparison == .equatable {
      BadgeView(text: "new").equatable()
    } else {
      BadgeView(text: "new")
    }
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
