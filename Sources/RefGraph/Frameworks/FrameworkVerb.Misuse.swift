extension FrameworkVerb {
  /// A use of a verb that the framework answers with an exception.
  ///
  /// Objects are named by their handles.
  public enum Misuse: Equatable, Sendable {
    /// A navigation controller was pushed onto another.
    case pushesNavigationController(String)
    /// A controller was pushed that is on the stack already.
    case isOnStack(String, of: String)
    /// A controller was given to a second container, or presented, while it stands in one.
    case isContained(String, in: String)
    /// A controller was given to a container, or presented, while it is presented.
    case isPresented(String, by: String)
    /// A controller was presented that is the root of a window.
    case isRoot(String)
    /// A controller was to present itself.
    case presentsItself(String)
    /// A controller was to become a child of itself, or of what it contains.
    case containsItself(String)
    /// A view was to be added to itself, or to a view in it.
    case viewInItself(String)
    /// An interactive pop was finished or cancelled that nobody began.
    case noInteractivePop(String)
  }
}

extension FrameworkVerb.Misuse: CustomStringConvertible {
  /// What the framework says or would say of it, and what to do instead.
  public var description: String {
    switch self {
    case .pushesNavigationController(let controller):
      "Pushing a navigation controller is not supported, and UIKit raises an exception: "
        + "present `\(controller)` instead"
    case .isOnStack(let controller, let navigation):
      "Pushing the same view controller instance more than once is not supported, and UIKit raises "
        + "an exception: `\(controller)` is on the stack of `\(navigation)`, so pop it first"
    case .isContained(let controller, let container):
      "`\(controller)` stands in `\(container)` already, and UIKit gives it to no second place: "
        + "take it out of there first"
    case .isPresented(let controller, let presenter):
      "Application tried to present modally a view controller that is already being presented, and "
        + "UIKit raises an exception: `\(presenter)` presents `\(controller)`, so dismiss it first"
    case .isRoot(let controller):
      "`\(controller)` is the root of a window, and UIKit does not present it: set another root first"
    case .presentsItself(let controller):
      "Application tried to present modal view controller on itself, and UIKit raises an exception: "
        + "let another controller present `\(controller)`"
    case .containsItself(let controller):
      "`\(controller)` would contain itself, and UIKit raises an exception: choose another parent"
    case .viewInItself(let view):
      "Can't add self as subview, and UIKit raises an exception: add `\(view)` to another view"
    case .noInteractivePop(let navigation):
      "no interactive pop of `\(navigation)` is in flight: put `begin interactive pop of "
        + "\(navigation)` before this line"
    }
  }
}
