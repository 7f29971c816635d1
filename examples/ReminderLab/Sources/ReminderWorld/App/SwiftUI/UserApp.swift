/// A user of the app, however it tells of its changes.
protocol User: LabObject {
  init(_ name: String?, in notebook: Notebook)

  var name: String { get set }
  var age: Int { get set }
}

/// An app that owns its user for as long as it runs.
final class UserApp<Model: User>: LabObject {
  let user: Model

  override init(_ name: String?, in notebook: Notebook) {
    user = Model("user", in: notebook)
    super.init(name, in: notebook)
  }
}

/// A screen that is given the user and passes it on: it observes nothing itself, and its body runs
/// again at each tick.
protocol UserScreen: View {
  associatedtype Model: User

  init(user: Model, badge: BadgeInput)

  var user: Model { get }
  var ticks: Int { get nonmutating set }
}
