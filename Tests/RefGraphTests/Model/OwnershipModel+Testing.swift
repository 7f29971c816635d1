import RefGraph

/// What the `deinit` body of a type does in a test.
typealias TestBody = (inout OwnershipModel, ObjectID) -> Void

extension OwnershipModel {
  /// Does the step and all that it releases, with the bodies that types are given.
  mutating func finish(
    _ bodies: [String: TestBody] = [:],
    _ step: (inout OwnershipModel) -> Void
  ) {
    let floor = pendingCount
    step(&self)
    while let body = advance(above: floor) {
      record(.log("deinit \(body.type)", fields: []), of: body.object)
      bodies[body.type]?(&self, body.object)
    }
  }

  /// An object of its own type, which nothing holds yet but the caller.
  mutating func object(_ name: String, _ type: String = "Object") -> ObjectID {
    make(type, name: name)
  }

  /// An object that the field of `owner` alone holds.
  mutating func child(
    _ name: String,
    _ type: String = "Object",
    in field: String,
    of owner: ObjectID
  ) -> ObjectID {
    let child = make(type, name: name)
    assign(field, of: owner, to: child)
    release(child)
    return child
  }

  /// The log, a line an event.
  var lines: [String] {
    events.map { event in
      let subject = event.object.map { $0.handle + " " } ?? ""
      let group = event.strand.map { " (strand \($0.group).\($0.number))" } ?? ""
      switch event.kind {
      case .deinitialised: return subject + "dies" + group
      case .log(let text, _), .notice(let text): return subject + text + group
      case .wouldCrash(let crash): return subject + "would crash: \(crash)" + group
      default: return subject + "\(event.kind)" + group
      }
    }
  }

  /// The log without the lines that only say that a body ran.
  var deaths: [String] {
    lines.filter { $0.hasSuffix(" dies") }.map { String($0.dropLast(5)) }
  }
}
