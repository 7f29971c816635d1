private import CRefGraphCapture
public import RefGraph

/// The objects of this process, and the references between them, as memory had them at one time.
///
/// A capture begins at objects that are given and goes on along strong references. It reads memory
/// through the system, so that it can be made while other threads run; what they change meanwhile may
/// be seen in part (see `remarks`).
///
/// ```swift
/// let list = List(), detail = Detail(list)
/// let snapshot = try LiveCapture.snapshot(of: ["list": list, "detail": detail])
/// snapshot.object(named: "detail")?.references.map(\.label)  // ["list", "onSave"]
/// ```
///
/// - Values of structs, enums, tuples and optionals are part of the labels: `state.loaded.items[3]`.
/// - A property of function type leads to a closure, and the closure by `capture[0]` and so on to what
///   it captures. Where the runtime has no object for a closure, one of size 0 stands for it.
/// - Bytes without a known layout are searched: each word that leads to an object is a reference of
///   strength `conservative`.
/// - An object that is held by references which were not found is a root, and the root's label says by
///   how many.
/// - What only weak, unowned or unmanaged references lead to is an object without references.
///
/// The time is linear in what is found: in optimised code a million plain objects or more a second, in
/// unoptimised code a tenth of that. The first capture of a process takes some milliseconds more, to
/// find out what types there are (`Benchmarks capture`).
///
/// It works on Linux x86-64, for programs that Swift 6.3 built with reflection metadata, which is what
/// the compiler does unless told otherwise.
public struct LiveCapture: Sendable {
  /// The objects and references; an object's identity is its address, its size what the allocator
  /// gave for it.
  public let snapshot: Snapshot
  /// What is not quite as it should be, in a fixed order.
  public let remarks: [Remark]

  private let outside: [ObjectID: Int]

  init(snapshot: Snapshot, outside: [ObjectID: Int], remarks: [Remark]) {
    self.snapshot = snapshot
    self.outside = outside
    self.remarks = remarks
  }

  /// How many strong references to an object come from what the capture did not find: local
  /// variables, globals, libraries. 0 says that the picture of it is whole.
  ///
  /// The runtime's count, less the references found, less those of the call of `capture` itself.
  /// - Returns: `nil` for an object that is not in the snapshot.
  public func outsideReferences(to object: ObjectID) -> Int? {
    snapshot.object(object).map { _ in outside[object, default: 0] }
  }

  /// Something that keeps a capture from being whole.
  public enum Remark: Equatable, Sendable {
    /// Collections that a thread was changing; their elements are missing.
    case tornCollections(Int)
    /// References that led to freed memory, or to none.
    case danglingReferences(Int)
    /// Objects with more references found than the runtime counts: a thread was changing them.
    case changedWhileRead(objects: Int)
    /// More objects than the limit allows.
    case cut(objects: Int)
    /// Types that the program was built without a description of, by name: what they hold is
    /// conservative. Closures stand there as `closure`.
    case unreadableTypes([String])
    /// Types whose fields the program has no names of: their labels are numbers.
    case unnamedFields([String])
    /// The search for holders ended before everything was accounted for: there is more memory, or more
    /// in it that may be a reference, than it looks at.
    case unfinishedSearch
  }

  /// How a capture is made.
  public struct Options: Sendable {
    /// At most so many objects are looked at; a remark says where there are more.
    public var objectLimit = 10_000_000
    /// Whether the process is copied first, so that nothing changes while it is read. A copy stands
    /// still, and costs the time of a `fork`: milliseconds for hundreds of megabytes.
    public var isFrozen = false

    /// Whether what holds the objects from outside of what was found is looked for in all memory that
    /// the process may write to: other objects, global variables, tasks, stacks of threads, and memory
    /// of libraries that one of these leads to.
    ///
    /// Objects that hold come into the snapshot with what they hold in turn. A global variable is an
    /// object of kind `system` and a permanent root, with the name that its symbol says; a stack is one
    /// and a temporary root; so is a task. What is kept in a register, or by a library in a way of its
    /// own, stays "from outside". A search reads the memory several times: tens of milliseconds for
    /// each hundred megabytes.
    public var searchesForHolders = false

    /// The usual ones.
    public init() {}
  }

  /// Everything that is strongly reachable from `objects`.
  ///
  /// - Parameters:
  ///   - objects: where to begin, and what to call each.
  ///   - options: limits, and whether to freeze.
  /// - Throws: `CaptureError`.
  public static func capture(
    _ objects: [String: AnyObject],
    options: Options = Options()
  ) throws -> LiveCapture {
    try capture(objects, options, callerStack: refgraph_stack_pointer())
  }

  /// A function of its own, so that its frame lies below those of who asked.
  @inline(never)
  private static func capture(
    _ objects: [String: AnyObject],
    _ options: Options,
    callerStack: UInt64
  ) throws -> LiveCapture {
    guard !objects.isEmpty else { throw CaptureError.noObjects }
    var names: [UInt64: String] = [:]
    var own: [UInt64: Int] = [:]
    for (name, object) in objects.sorted(by: { $0.key < $1.key }) {
      let address = UInt64(addressOf: object)
      names[address] = names[address].map { "\($0), \(name)" } ?? name
      own[address, default: 0] += 1
    }
    let request = CaptureRequest(
      roots: names.keys.sorted(),
      own: own,
      limit: options.objectLimit,
      searchesForHolders: options.searchesForHolders,
      ignoredObjects: [withUnsafeBytes(of: objects) { $0.load(as: UInt64.self) }],
      callerStack: callerStack
    )
    return try withExtendedLifetime(objects) {
      try LiveEngine.capture(names: names, request, isFrozen: options.isFrozen)
    }
  }

  /// The snapshot of everything that is strongly reachable from `objects`.
  ///
  /// - Throws: `CaptureError`.
  public static func snapshot(
    of objects: [String: AnyObject],
    options: Options = Options()
  ) throws -> Snapshot {
    try capture(objects, options: options).snapshot
  }
}
