extension Timeline {
  /// The crashes on the way to a moment, each said once however often it comes.
  func crashes(of moment: Moment) -> [ExpectationCheck.Failure] {
    Self.crashMessages(in: events(of: moment)).map { message in
      ExpectationCheck.Failure(
        expectation: nil,
        moment: moment.name,
        file: moment.file,
        location: moment.location,
        message: message
      )
    }
  }

  /// The crashes that no moment shows, at the scenario's last statement.
  func crashesAfterLastMoment() -> [ExpectationCheck.Failure] {
    let start = moments.last?.eventRange.upperBound ?? 0
    guard let last = scenario.statements.indices.last else { return [] }
    return Self.crashMessages(in: events[start...]).map { message in
      ExpectationCheck.Failure(
        expectation: nil,
        moment: nil,
        file: scenario.file(ofStatement: last),
        location: scenario.statements[last].location,
        message: message
      )
    }
  }

  private static func crashMessages(in events: ArraySlice<Event>) -> [String] {
    var known: Set<String> = []
    return events.compactMap { event in
      guard case .wouldCrash(let crash) = event.kind else { return nil }
      let message = crash.message(event.object?.handle ?? "nobody")
      return known.insert(message).inserted ? message : nil
    }
  }
}

extension Event.Crash {
  /// What real code would stop at, for an object that is called so.
  fileprivate func message(_ handle: String) -> String {
    switch self {
    case .unownedRead(let label):
      "would crash: `\(handle).\(label)` is unowned, and the deinit of its object has begun"
    case .danglingRead(let label):
      "would crash: nothing checks `\(handle).\(label)`, and its object is gone"
    case .escapedFromDeinit:
      "would crash: a strong reference to `\(handle)` was made in its deinit and outlives it"
    case .overlappingAccess(let label):
      "would crash: `\(handle).\(label)` is used by the deinit of the value that it lets go of"
    }
  }
}
