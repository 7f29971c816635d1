extension FrameworkVerb {
  /// A use of a verb that the framework answers with an exception.
  ///
  /// Objects are named by their handles.
  public enum Misuse: Equatable, Sendable {
    /// A navigation controller was pushed onto another.
    case pushesNavigationController(String)
    /// A controller was given to a second container, or presented, while it stands in one.
    case isContained(String, in: String)
    /// A controller was given to a container, or presented, while it is presented.
    case isPresented(String, by: String)
    /// A controller was presented that is the root of a window.
    case isRoot(String)
    /// A controller was to present itself.
    case presentsItself(String)
    /// A use that SwiftUI does not allow.
    case swiftUI(SwiftUIMisuse)
  }
}

extension FrameworkVerb.Misuse: CustomStringConvertible {
  /// What is wrong, and what to do instead.
  public var description: String {
    switch self {
    case .pushesNavigationController(let controller):
      "UIKit pushes no navigation controller onto another: present `\(controller)` instead"
    case .isContained(let controller, let container):
      "`\(controller)` stands in `\(container)` already, and UIKit gives it to no second place: "
        + "pop it first"
    case .isPresented(let controller, let presenter):
      "`\(presenter)` presents `\(controller)` already, and UIKit gives it to no second place: "
        + "dismiss it first"
    case .isRoot(let controller):
      "`\(controller)` is the root of a window, and UIKit does not present it: set another root first"
    case .presentsItself(let controller):
      "`\(controller)` would present itself: UIKit does not"
    case .swiftUI(let misuse): "\(misuse)"
    }
  }
}
