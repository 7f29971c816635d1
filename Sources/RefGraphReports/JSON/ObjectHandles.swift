internal import RefGraph

/// What the objects of a snapshot are called in JSON: each by its handle, or, where another is
/// called so already, by its handle and its identity.
///
///     page, page, Page without a name     page   page#2   Page#3
///
/// Handles are never empty and differ from one another, also from those of released objects. Equal
/// snapshots give equal handles.
struct ObjectHandles {
  private var handles: [ObjectID: String] = [:]
  private var taken: Set<String> = []

  /// Calls the objects of `snapshot`, if there is one, in their order, released ones last. Linear.
  init(of snapshot: Snapshot?) {
    guard let snapshot else { return }
    handles.reserveCapacity(snapshot.objectCount + snapshot.released.count)
    taken.reserveCapacity(snapshot.objectCount + snapshot.released.count)
    add(snapshot)
  }

  /// Calls those objects of another snapshot of the run that have not been called yet.
  mutating func add(_ snapshot: Snapshot) {
    for object in snapshot.objects { call(object.id, object.handle) }
    for object in snapshot.released { call(object.id, object.handle) }
  }

  /// What an object is called.
  ///
  /// - Precondition: it is of a snapshot whose objects have been called.
  func handle(of object: ObjectID) -> String {
    guard let handle = handles[object] else {
      preconditionFailure("object \(object) is of another snapshot")
    }
    return handle
  }

  /// What an object is called, or was called by someone else where it is of another snapshot.
  func handle(of subject: Event.Subject) -> String {
    handles[subject.id] ?? subject.handle
  }

  private mutating func call(_ id: ObjectID, _ handle: String) {
    if handles[id] == nil { handles[id] = free(handle, id) }
  }

  /// The handle if it is free; else with the identity, and, if need be, with a number behind it.
  private mutating func free(_ handle: String, _ id: ObjectID) -> String {
    if taken.insert(handle).inserted { return handle }
    let numbered = "\(handle)#\(id)"
    if taken.insert(numbered).inserted { return numbered }
    var attempt = 2
    while !taken.insert("\(numbered)#\(attempt)").inserted { attempt += 1 }
    return "\(numbered)#\(attempt)"
  }
}
