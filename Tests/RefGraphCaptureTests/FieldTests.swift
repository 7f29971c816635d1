import Foundation
import RefGraph
import RefGraphCapture
import Synchronization
import Testing

final class Everything {
  let strong = Leaf()
  weak var weakly: Leaf?
  unowned let unownedly: Leaf
  unowned(unsafe) let unsafely: Leaf
  let unmanaged: Unmanaged<Leaf>
  var optional: Leaf?
  var none: Leaf?
  lazy var late = Leaf(9)
  @Kept var wrapped = Leaf()
  var tuple: (Leaf, other: Leaf)
  var pair: Pair<Leaf, Int>
  var array: [Leaf]
  var optionalArray: [Leaf]?
  var arrays: [[Leaf]]
  var byName: [String: Leaf]
  var byLongName: [String: Leaf]
  var byNumber: [Int: Leaf]
  var byLeaf: [ObjectIdentifier: Leaf]
  var set: Set<Box>
  var phase: Phase
  var phase2: Phase
  var phase3: Phase
  var phase4: Phase
  var chain: Chain
  var walker: any Walker
  weak var weakWalker: (any Walker)?
  unowned var unownedWalker: any Walker
  var anything: AnyObject
  var shape: any Shape
  var bigShape: any Shape
  var smallShape: (any Shape)?
  var any: Any
  var error: any Error
  var worker: Worker
  var generic: Generic<Pair<Leaf, Leaf>>
  var text: String
  var slice: ArraySlice<Leaf>
  var contiguous: ContiguousArray<Leaf>
  var optionalPair: Pair<Leaf, Int>?
  var optionalString: String?
  var result: Result<Leaf, any Error>
  init(_ leaf: Leaf) {
    weakly = leaf; unownedly = leaf; unsafely = leaf
    unmanaged = .passUnretained(leaf)
    optional = leaf
    tuple = (leaf, leaf); pair = Pair(first: leaf, second: 1)
    array = [leaf, leaf]; optionalArray = [leaf]; arrays = [[leaf], [leaf]]
    byName = ["home": leaf]; byLongName = ["a name of more than fifteen bytes": leaf]
    byNumber = [7: leaf]; byLeaf = [ObjectIdentifier(leaf): leaf]
    set = [Box(leaf)]
    phase = .loaded(Page(items: [leaf, leaf], title: "x"))
    phase2 = .failed(Failure(leaf: leaf))
    phase3 = .both(leaf, other: leaf)
    phase4 = .loading(3)
    chain = .link(leaf, .link(leaf, .end))
    walker = leaf; weakWalker = leaf; unownedWalker = leaf
    anything = leaf; shape = leaf; bigShape = Big(leaf: leaf); smallShape = Small(leaf: leaf)
    any = Big(leaf: leaf); error = Failure(leaf: leaf)
    worker = Worker(leaf); generic = Generic(Pair(first: leaf, second: leaf))
    generic.inherited = leaf
    text = String(repeating: "long text ", count: 10)
    slice = [leaf, leaf, leaf][1...]
    contiguous = [leaf]
    optionalPair = Pair(first: leaf, second: 2)
    optionalString = String(repeating: "x", count: 100)
    result = .success(leaf)
    _ = late
  }
}
struct Box: Hashable { let leaf: Leaf; init(_ leaf: Leaf) { self.leaf = leaf }
  static func == (l: Box, r: Box) -> Bool { l.leaf === r.leaf }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(leaf)) } }

final class Locked {
  let before = Leaf()
  let mutex: Mutex<Leaf>
  let pair: Mutex<(Leaf, Int)>
  let counter = Atomic<Int>(0)
  weak var weakly: Leaf?
  unowned var unownedly: Leaf
  let array: [Leaf]
  let after: Leaf?
  init(_ leaf: Leaf) { mutex = Mutex(leaf); pair = Mutex((leaf, 1)); array = [leaf]; after = leaf; weakly = leaf; unownedly = leaf }
}

final class Closures {
  var none: () -> Void = { }
  var one: (() -> Void)?
  var two: (() -> Void)?
  var weakOne: (() -> Void)?
  var weakTwo: (() -> Void)?
  var unownedOne: (() -> Void)?
  var unsafeOne: (() -> Void)?
  var unownedTwo: (() -> Void)?
  var variable: (() -> Void)?
  var method: (() -> Void)?
  var array: [() -> Void] = []
  var generic: ((Leaf) -> Leaf)?
  var asynchronous: (() async -> Void)?
  var structure: (() -> Void)?
  init(_ leaf: Leaf, _ other: Leaf) {
    one = { _ = leaf.number }
    two = { _ = leaf.number + other.number }
    weakOne = { [weak leaf] in _ = leaf?.number }
    weakTwo = { [weak leaf, weak other] in _ = leaf?.number; _ = other?.number }
    unownedOne = { [unowned leaf] in _ = leaf.number }
    unsafeOne = { [unowned(unsafe) leaf] in _ = leaf.number }
    unownedTwo = { [unowned leaf] in _ = leaf.number + other.number }
    var count = leaf
    variable = { count = other; _ = count.number }
    method = leaf.run
    array = [{ _ = leaf.number }, { [weak leaf] in _ = leaf?.number }]
    generic = { _ in leaf }
    asynchronous = { _ = leaf.number; await Task.yield() }
    let page = Page(items: [leaf], title: "x")
    structure = { _ = page.items.count }
  }
}
extension Leaf { func run() { _ = number } }

@Suite struct `Fields` {
  @Test func dumpAll() throws {
    let leaf = Leaf(), other = Leaf()
    let it = Everything(leaf)
    print(dump(try LiveCapture.capture(["it": it, "leaf": leaf])))
    let locked = Locked(leaf)
    print(dump(try LiveCapture.capture(["it": locked, "leaf": leaf])))
    let closures = Closures(leaf, other)
    print(dump(try LiveCapture.capture(["it": closures, "leaf": leaf, "other": other])))
    let task = Task { [leaf] in try? await Task.sleep(for: .seconds(100)); print(leaf) }
    Thread.sleep(forTimeInterval: 0.1)
    final class Holder { var task: Task<Void, Never>?; var center = NotificationCenter.default; var source: (any DispatchSourceTimer)?; var item: DispatchWorkItem? }
    let holder = Holder(); holder.task = task
    holder.item = DispatchWorkItem { print(leaf) }
    let token = NotificationCenter.default.addObserver(forName: .init("x"), object: nil, queue: nil) { _ in print(leaf) }
    print(dump(try LiveCapture.capture(["it": holder, "leaf": leaf, "token": token])))
    task.cancel()
  }
}
