extension Timeline {
  /// What frameworks warn of on the way to a moment, each line said once however often it comes.
  func warnings(of moment: Moment) -> [ExpectationCheck.Failure] {
    Self.warnings(in: events(of: moment), before: moment.name)
  }

  /// The warnings that no moment shows.
  func warningsAfterLastMoment() -> [ExpectationCheck.Failure] {
    Self.warnings(in: events[(moments.last?.eventRange.upperBound ?? 0)...], before: nil)
  }

  private static func warnings(
    in events: ArraySlice<Event>,
    before moment: String?
  ) -> [ExpectationCheck.Failure] {
    var known: Set<Event.Place> = []
    return events.compactMap { event in
      guard case .warning(let text, let place) = event.kind, known.insert(place).inserted else {
        return nil
      }
      return ExpectationCheck.Failure(
        expectation: nil,
        moment: moment,
        file: place.file,
        location: place.location,
        message: "the framework warns, and does nothing: \(text)"
      )
    }
  }
}
