import Arguments
import RefGraph

extension Timeline {
  /// The moment that the line names.
  ///
  /// - Throws: `usage` with the moments that there are for this setting.
  func requireMoment(_ name: String) throws(Failure) -> Moment {
    if let moment = moment(named: name) { return moment }
    let names = moments.map(\.name)
    guard !names.isEmpty else {
      throw Failure(.usage, "`\(scenario.name)` has no moments: add a line `moment NAME` to it")
    }
    let suggestion = nearest(to: name, among: names).map { "; did you mean `\($0)`?" } ?? ""
    let condition = setting.values.isEmpty ? "" : " with \(setting)"
    throw Failure(
      .usage,
      "`\(scenario.name)`\(condition) has no moment `\(name.visible)`\(suggestion)\n"
        + "There are: \(names.joined(separator: ", "))."
    )
  }
}
