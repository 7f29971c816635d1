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
    /// A view was pinned that stands in no other.
    case pinsWithoutSuperview(String)
    /// A snapshot was applied by a data source that no collection view asks.
    case notConnected(String)
    /// A snapshot was applied with an item that comes twice.
    case sameItemTwice(String)
    /// A snapshot marks an item that it does not have.
    case updatesUnknownItem(String)
    /// An item that the collection view does not show, and the nearest that it does.
    case noSuchItem(String, nearest: String?)
    /// A cell was dequeued while no collection view asks for one.
    case dequeuesUnasked
    /// A cell was dequeued with a registration that has no type of cells.
    case unregistered(String)
    /// A cell provider ended without a cell for this item.
    case noCell(item: String)
    /// A use that SwiftUI does not allow.
    case swiftUI(SwiftUIMisuse)
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
    case .pinsWithoutSuperview(let view):
      "`\(view)` has no superview, and UIKit raises an exception for constraints between views "
        + "without a common ancestor: add it to a view first"
    case .notConnected(let dataSource):
      "`\(dataSource)` belongs to no collection view: `connect` it first"
    case .sameItemTwice(let item):
      "`\(item)` comes twice, and UIKit raises an exception for identifiers that are not unique: "
        + "give each item its own"
    case .updatesUnknownItem(let item):
      "`\(item)` is not in the snapshot, and UIKit raises an exception for updating it: apply it "
        + "with the others, or do not mark it"
    case .noSuchItem(let item, let nearest):
      "`\(item)` is not among the items: "
        + (nearest.map { "did you mean `\($0)`?" } ?? "apply it first")
    case .dequeuesUnasked:
      "no collection view asks for a cell here: dequeue one in a cell provider"
    case .unregistered(let registration):
      "`\(registration)` has no type of cells: `register` one first"
    case .noCell(let item):
      "the cell provider gave no cell for `\(item)`, and UIKit raises an exception: `dequeue` one in it"
    case .swiftUI(let misuse): "\(misuse)"
    }
  }
}
