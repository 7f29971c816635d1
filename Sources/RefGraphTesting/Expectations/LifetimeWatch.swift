internal import Synchronization

/// The objects of one assertion that have to be gone when it ends.
///
/// It has the identity of one running assertion, which makes it and gives it to its closure. It holds
/// none of its objects. Every thread may use it, also a detached task or a callback of a queue, which
/// belong to no test: what they find is told when the assertion ends, by the task that began it.
///
/// ```swift
/// expectReleased { watch in
///   let detail = watch.track(Detail(), as: "detail")
///   detail.open()
/// }
/// ```
///
/// Using it when its assertion has ended is a check that nobody would see: the process ends then with
/// a message.
public final class LifetimeWatch: Sendable {
  /// The watch of the test that runs with the trait `.expectsRelease`.
  @TaskLocal static var current: LifetimeWatch?

  private let queue: FindingQueue
  private let settling: Settling
  private let baseline: LeakBaseline
  private let tracked = Mutex(TrackedObjects())

  /// - Parameter assertion: its name and line, for what comes too late.
  init(of assertion: String, settling: Settling, except baseline: LeakBaseline) {
    queue = FindingQueue(of: assertion)
    self.settling = settling
    self.baseline = baseline
  }

  /// Watches an object from now on, without holding it.
  ///
  /// - Parameters:
  ///   - name: what messages call it; its type if it is left out. A second object of one name gets a
  ///     number: `cell-2`.
  ///   - fileID: the module and file that the message names.
  ///   - filePath: the file's path.
  ///   - line: the line that the message names.
  ///   - column: its column.
  /// - Returns: the object.
  @discardableResult
  public func track<Object: AnyObject>(
    _ object: Object,
    as name: String? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Object {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    if queue.isOpen {
      watched(object, as: name, place: place.text)
    } else {
      let finding = Finding.trackedTooLate(name ?? String(describing: type(of: object)))
      queue.add([PlacedFinding(finding: finding, place: place)])
    }
    return object
  }

  /// Expects at this point that what was tracked so far is gone, or some of it, and waits for it as
  /// the assertion would at its end.
  ///
  /// An object that was checked is not checked again. A failure points to the line of this call, and
  /// the test is told when the assertion ends.
  ///
  /// - Parameters:
  ///   - names: which objects; all, if there are none.
  ///   - fileID: the module and file that a failure points to.
  ///   - filePath: the file's path.
  ///   - line: the line that a failure points to.
  ///   - column: its column.
  public func check(
    _ names: String...,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let (objects, unknown) = tracked.withLock { $0.take(names) }
    let settled = settling.wait { objects.allSatisfy { !$0.isAlive } }
    add(unknown + Lifetimes.findings(about: objects, settled: settled, except: baseline), place)
  }

  /// Expects at this point that what was tracked so far is gone, or some of it, and leaves the actor of
  /// the caller free while it waits; otherwise as the synchronous form.
  ///
  /// - Parameters:
  ///   - names: which objects; all, if there are none.
  ///   - isolation: where the caller runs.
  ///   - fileID: the module and file that a failure points to.
  ///   - filePath: the file's path.
  ///   - line: the line that a failure points to.
  ///   - column: its column.
  public func check(
    _ names: String...,
    isolation: isolated (any Actor)? = #isolation,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let (objects, unknown) = tracked.withLock { $0.take(names) }
    let settled = await settling.wait { objects.allSatisfy { !$0.isAlive } }
    add(unknown + Lifetimes.findings(about: objects, settled: settled, except: baseline), place)
  }

  private func add(_ findings: [Finding], _ place: CodePlace) {
    queue.add(findings.map { PlacedFinding(finding: $0, place: place) })
  }
}

extension LifetimeWatch {
  /// Whether no tracked object is alive that has not been checked.
  var isSettled: Bool { tracked.withLock { $0.objects.allSatisfy { !$0.isAlive } } }

  /// Watches an object that was tracked at a place, under a name that no other object has.
  @discardableResult
  func watched(_ object: AnyObject, as name: String?, place: String) -> WatchedObject {
    tracked.withLock { tracked in
      let name = tracked.freeName(name ?? String(describing: type(of: object)))
      let watched = WatchedObject(object, name: name, place: place)
      tracked.add(watched)
      return watched
    }
  }

  /// Ends the watch: everything that was found, and what is found about the objects that are left.
  ///
  /// - Parameters:
  ///   - settled: how long was waited.
  ///   - ranToItsEnd: whether the closure ran to its end, so that it should have tracked something.
  func close(settled: String, ranToItsEnd: Bool) -> [PlacedFinding] {
    let queued = queue.close()
    let (objects, isUnused) = tracked.withLock { ($0.objects, $0.names.isEmpty) }
    var findings = Lifetimes.findings(about: objects, settled: settled, except: baseline)
    if ranToItsEnd && isUnused { findings.append(.nothingTracked) }
    return queued + findings.map { PlacedFinding(finding: $0) }
  }
}
