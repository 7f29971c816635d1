import Arguments
import RefGraph

extension Timeline {
  /// The moment that the line names.
  ///
  /// - Throws: `usage` with the moments that there are for this setting.
  func requireMoment(_ name: String) throws(Failure) -> Moment {
    if let moment = moment(named: name) { return moment }
    _ = try requireLastMoment()
    if let failure = MisplacedInput(name)?.failure(wanted: "moment") {
      throw failure
    }
    let names = moments.map(\.name)
    let suggestion = nearest(to: name, among: names).map { "; did you mean `\($0)`?" } ?? ""
    let condition = setting.values.isEmpty ? "" : " with \(setting)"
    throw Failure(
      .usage,
      "`\(scenario.name)`\(condition) has no moment `\(name.visible)`\(suggestion)\n"
        + "There are: \(names.joined(separator: ", "))."
    )
  }

  /// What there is to say where the scenario names no moment.
  var noMoments: String {
    "`\(scenario.name)` has no moments: add a line `moment NAME` to it"
  }

  /// The last moment.
  ///
  /// - Throws: `usage` where the scenario names none.
  func requireLastMoment() throws(Failure) -> Moment {
    guard let last = moments.last else {
      throw Failure(.usage, noMoments)
    }
    return last
  }
}
