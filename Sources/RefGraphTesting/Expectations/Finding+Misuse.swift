internal import RefGraph

/// What is found about the test itself: a check that could not fail.
extension Finding {
  static let nothingTracked = Finding(
    severity: .failure,
    message: """
      no object was tracked, so nothing could be checked
      Track what has to be gone: `watch.track(object, as: "name")`.
      """
  )

  static let trackedByNobody = Finding(
    severity: .failure,
    message: """
      an object was tracked, and nobody will check it
      Give the test the trait `.expectsRelease`, and track in the test's own task.
      """
  )

  static func trackedTooLate(_ name: String) -> Finding {
    Finding(severity: .failure, message: "\(name) was tracked, and nobody is left to check it")
  }

  static func unknownName(_ name: String, known: [String]) -> Finding {
    let hint = NearestName.nearest(to: name, among: known).map { "; did you mean \($0)?" } ?? ""
    let names = known.isEmpty ? "none" : known.joined(separator: ", ")
    return Finding(
      severity: .failure,
      message: "no object is called \(name)\(hint)\nThose that were tracked: \(names)"
    )
  }
}
