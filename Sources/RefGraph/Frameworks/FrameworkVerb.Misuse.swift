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
      "`\(item)` is not among the items: " + (nearest.map { "did you mean `\($0)`?" } ?? "apply it first")
    case .dequeuesUnasked:
      "no collection view asks for a cell here: dequeue one in a cell provider"
    case .unregistered(let registration):
      "`\(registration)` has no type of cells: `register` one first"
    case .noCell(let item):
      "the cell provider gave no cell for `\(item)`, and UIKit raises an exception: `dequeue` one in it"
    }
  }
}
