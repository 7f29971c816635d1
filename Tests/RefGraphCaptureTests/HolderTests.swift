import Foundation
import RefGraph
import RefGraphCapture
import Synchronization
import Testing

/// Not of a number that the optimiser knows: it would make the object part of the program's file,
/// which nobody holds.
private let kept = Leaf(CommandLine.arguments.count)
private nonisolated(unsafe) var variable: Leaf?
private nonisolated(unsafe) var registry: [String: [Leaf]] = [:]
private nonisolated(unsafe) var action: (() -> Void)?
private nonisolated(unsafe) var source: (any DispatchSourceTimer)?
private nonisolated(unsafe) var token: (any NSObjectProtocol)?

private enum Store {
  nonisolated(unsafe) static var shared: Wrapper?
}

private final class Wrapper {
  let inner: Leaf
  init(_ inner: Leaf) { self.inner = inner }
}

private final class Node {
  var next: Node?
  var onSave: (() -> Void)?
}

/// What a search says of an object that nothing but a weak reference of the test's leads to: from the
/// roots down to it, without the stack of the test itself, which holds it to capture it.
private struct Searched {
  let capture: LiveCapture
  let lines: [String]

  init(_ make: () -> AnyObject) throws {
    try self.init(until: { _ in true }, make)
  }

  /// - Parameter isThere: whether what is looked for has happened: libraries put handlers in their
  ///   places on threads of their own.
  init(until isThere: ([String]) -> Bool, _ make: () -> AnyObject) throws {
    weak var object: AnyObject?
    ({ object = make() })()
    var searched = try Searched(found: try #require(object))
    for _ in 0..<25 where !isThere(searched.lines) {
      Thread.sleep(forTimeInterval: 0.02)
      searched = try Searched(found: try #require(object))
    }
    self = searched
  }

  private init(found: AnyObject) throws {
    var options = LiveCapture.Options()
    options.searchesForHolders = true
    capture = try LiveCapture.capture(["leaf": found], options: options)
    let snapshot = capture.snapshot
    var lines: [String] = []
    for root in snapshot.roots {
      guard let object = snapshot.object(root.object), !Self.isOwn(object) else { continue }
      lines.append("root \(Self.name(object)) \(root.lifetime.word)")
    }
    for object in snapshot.objects where !Self.isOwn(object) {
      lines += object.references.filter { $0.strength != .weak }.map {
        let label = $0.label.isEmpty || $0.label.hasPrefix("[") ? $0.label : ".\($0.label)"
        return "\(Self.name(object))\(label) \($0.strength.arrow) \(Self.name($0.target))"
      }
    }
    self.lines = lines
  }

  private static func isOwn(_ object: Snapshot.Object) -> Bool {
    object.name == "stack of the thread that captures" || isVariable(object)
  }

  /// The box of the variable `object` of the test.
  private static func isVariable(_ object: Snapshot.Object) -> Bool {
    object.kind == .box && object.references.contains { $0.strength == .weak }
  }

  private static func name(_ object: Snapshot.Object) -> String {
    let name = object.name ?? (object.kind == .closure ? "closure" : object.type)
    return name.hasPrefix("stack of ") ? "stack of a thread" : name
  }
}

/// They read the memory of the whole process, and what one leaves there another would find.
@Suite(.serialized, .enabled(if: !Sanitizer.isOn))
struct `What holds an object from outside is looked for` {
  private let capture = "closure.capture[0] -> leaf"

  @Test func `a global constant`() throws {
    #expect(try Searched { kept }.lines == ["root kept permanent", "kept -> leaf"])
  }

  @Test func `in a copy of the process, too`() throws {
    var options = LiveCapture.Options()
    options.searchesForHolders = true
    options.isFrozen = true
    let snapshot = try LiveCapture.snapshot(of: ["leaf": kept], options: options)
    let holder = try #require(snapshot.object(named: "kept"))
    #expect(holder.references.map(\.target.name) == ["leaf"])
    #expect(holder.references.map(\.strength) == [.strong])
    #expect(snapshot.roots.contains { $0.object == holder.id && $0.lifetime == .permanent })
  }

  @Test func `a global variable, and a static one by way of an object`() throws {
    defer { (variable, Store.shared) = (nil, nil) }
    let direct = try Searched {
      variable = Leaf(2)
      return variable ?? kept
    }
    #expect(direct.lines == ["root variable permanent", "variable -> leaf"])
    let wrapped = try Searched {
      let leaf = Leaf(3)
      Store.shared = Wrapper(leaf)
      return leaf
    }
    #expect(
      wrapped.lines == [
        "root Store.shared permanent", "Store.shared -> Wrapper", "Wrapper.inner -> leaf",
      ]
    )
    #expect(wrapped.capture.snapshot.object(named: "Store.shared")?.kind == .system)
    #expect(wrapped.capture.snapshot.object(named: "Store.shared")?.type == "global variable")
  }

  @Test func `an array in a global dictionary`() throws {
    defer { registry = [:] }
    let searched = try Searched {
      let leaf = Leaf(4)
      registry["home"] = [Leaf(), leaf]
      return leaf
    }
    #expect(
      searched.lines == [
        "root registry permanent", #"registry["home"][0] -> Leaf"#, #"registry["home"][1] -> leaf"#,
      ]
    )
  }

  @Test func `a closure in a global variable`() throws {
    defer { action = nil }
    let searched = try Searched {
      let leaf = Leaf(5)
      action = { leaf.run() }
      return leaf
    }
    #expect(
      searched.lines == [
        "root action permanent", "action -> closure", "closure.capture[0] -> leaf",
      ]
    )
  }

  @Test func `the notification centre, until the observer is removed`() throws {
    defer { token = nil }
    let name = Notification.Name("holders")
    let searched = try Searched {
      let leaf = Leaf(6)
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        leaf.run()
      }
      return leaf
    }
    #expect(searched.lines.last == "closure.capture[0] -> leaf")
    #expect(searched.lines.contains { $0.hasSuffix("-> NotificationCenter") })
    let roots = searched.lines.filter { $0.hasPrefix("root ") }
    #expect(roots.count == 1)
    #expect(roots.first?.hasSuffix(" permanent") == true)
    if let token { NotificationCenter.default.removeObserver(token) }

    weak var gone: Leaf?
    ({
      let leaf = Leaf(7)
      gone = leaf
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        _ in leaf.run()
      }
      NotificationCenter.default.removeObserver(token)
    })()
    #expect(gone == nil)
  }

  @Test func `the handler of a dispatch source`() throws {
    defer {
      source?.cancel()
      source = nil
    }
    let searched = try Searched(until: { $0.contains(capture) }) {
      let leaf = Leaf(8)
      let timer = DispatchSource.makeTimerSource()
      timer.setEventHandler { leaf.run() }
      timer.schedule(deadline: .now() + 1000)
      timer.resume()
      source = timer
      return leaf
    }
    #expect(searched.lines.contains(capture))
    #expect(searched.lines.contains { $0.hasSuffix(" -> closure") })
    #expect(searched.lines.first?.hasPrefix("root ") == true)
  }

  @Test func `a work item that waits for its time`() throws {
    let searched = try Searched(until: { $0.contains(capture) }) {
      let leaf = Leaf(9)
      let work = DispatchWorkItem { leaf.run() }
      DispatchQueue.global().asyncAfter(deadline: .now() + 1000, execute: work)
      return leaf
    }
    #expect(searched.lines.contains(capture))
    #expect(searched.lines.contains { $0.hasSuffix(" -> closure") })
    #expect(searched.lines.first?.hasPrefix("root ") == true)
  }

  @Test func `a task that waits`() throws {
    let pause = Pause()
    let searched = try Searched {
      let leaf = Leaf(10)
      pause.hold(leaf)
      return leaf
    }
    #expect(searched.lines.contains("root Task temporary"))
    #expect(searched.lines.contains { $0.hasSuffix("-> leaf") })
    #expect(searched.capture.snapshot.roots.contains { $0.label == "task, not ended" })
    pause.end()
  }

  @Test func `a local variable of a thread that waits`() throws {
    let end = DispatchSemaphore(value: 0)
    let searched = try Searched {
      let leaf = Leaf(11)
      let handover = Handover(leaf)
      Thread {
        let mine = handover.take()
        handover.isTaken.signal()
        end.wait()
        withExtendedLifetime(mine) {}
      }
      .start()
      handover.isTaken.wait()
      return leaf
    }
    end.signal()
    #expect(
      searched.lines == ["root stack of a thread temporary", "stack of a thread -> leaf"]
    )
  }

  @Test func `a cycle that was left, which no root leads to`() throws {
    weak var node: Node?
    let searched = try Searched {
      let leaf = Leaf(12)
      let (first, second) = (Node(), Node())
      first.next = second
      second.onSave = { withExtendedLifetime((first, leaf)) {} }
      node = first
      return leaf
    }
    #expect(searched.lines.filter { $0.hasPrefix("root ") }.isEmpty)
    #expect(
      Set(searched.lines) == [
        "closure.capture[0] -> Node", "closure.capture[1] -> leaf", "Node.next -> Node",
        "Node.onSave -> closure",
      ]
    )
    node?.next?.onSave = nil
  }

  @Test func `what nothing else holds is held by the test alone`() throws {
    var options = LiveCapture.Options()
    options.searchesForHolders = true
    let leaf = Leaf(13)
    let capture = try LiveCapture.capture(["leaf": leaf], options: options)
    #expect(capture.snapshot.roots.allSatisfy { $0.lifetime == .temporary })
    #expect(!capture.remarks.contains(.unfinishedSearch))
    withExtendedLifetime(leaf) {}
  }
}

/// A task that waits for ever, and holds an object meanwhile.
private final class Pause: Sendable {
  private let continuation = Mutex<CheckedContinuation<Void, Never>?>(nil)

  func hold(_ leaf: Leaf) {
    let isWaiting = DispatchSemaphore(value: 0)
    Task.detached {
      await withCheckedContinuation { continuation in
        self.continuation.withLock { $0 = continuation }
        isWaiting.signal()
      }
      leaf.run()
    }
    isWaiting.wait()
    Thread.sleep(forTimeInterval: 0.05)
  }

  func end() { continuation.withLock { $0.take() }?.resume() }
}

/// An object on its way from one thread to another.
private final class Handover: Sendable {
  let isTaken = DispatchSemaphore(value: 0)
  private let leaf: Mutex<Leaf?>

  init(_ leaf: Leaf) { self.leaf = Mutex(leaf) }

  func take() -> Leaf? { leaf.withLock { $0.take() } }
}
