/// A user who tells of every change, but not which property it was.
final class PublishingUser: LabObject, ObservableObject {
  private(set) lazy var objectWillChange = PassthroughSubject<Void>(nil, in: notebook)
  @Published var name = "Ann"
  @Published var age = 30
}

/// The screen of a user who is an `ObservableObject`.
struct PublishingUserScreen: View {
  @StateObject var user: PublishingUser
  let comparison: BadgeView.Comparison

  init(_ comparison: BadgeView.Comparison, in notebook: Notebook) {
    _user = StateObject(wrappedValue: PublishingUser("user", in: notebook))
    self.comparison = comparison
  }

  var handle: String? { "screen" }

  var body: [Child] {
    Text("Age: \(user.age)")
    NameView(user: user)
    if comparison == .equatable {
      BadgeView(text: "new").equatable()
    } else {
      BadgeView(text: "new")
    }
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
