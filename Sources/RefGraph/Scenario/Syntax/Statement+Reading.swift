extension Statement.Kind {
  /// The places that the statement itself follows to an object. Of a field that it fills or calls, it
  /// follows the place that has the field.
  var followedPlaces: [Statement.Place] {
    switch self {
    case .make, .root, .action, .callSuper, .event, .unordered, .moment, .branch, .repetition: []
    case .closure(let closure): closure.captures.map(\.target)
    case .refer(let reference): [reference.field.owner, reference.target]
    case .remove(let element, let field): [element, field.owner]
    case .clear(let field), .assign(_, let field): [field.owner]
    case .call(let place): [place]
    case .verb(let call): call.operands.compactMap(\.followedPlace)
    case .due(let places): places
    case .expect(let expectation): expectation.followedPlaces
    case .predict(let prediction):
      prediction.answers.flatMap(\.expectations).flatMap(\.followedPlaces)
    }
  }
}

extension Statement.Operand {
  fileprivate var followedPlace: Statement.Place? {
    switch self {
    case .object(let place): place
    case .field(let place), .method(let place): place.owner
    case .items, .count, .text, .name, .value, .new: nil
    }
  }
}

extension Statement.Expectation {
  fileprivate var followedPlaces: [Statement.Place] {
    switch self {
    case .verdict(_, let places), .alive(let places), .empty(let places), .cycle(let places): places
    case .owner(let owner, let object): [owner, object]
    case .log(let steps): steps.joined().compactMap(\.followedPlace)
    case .noLog(let entries): entries.compactMap(\.followedPlace)
    case .noCycle, .crash, .warning: []
    }
  }
}

extension Statement.LogEntry {
  fileprivate var followedPlace: Statement.Place? {
    if case .event(let place) = subject { place.owner } else { nil }
  }
}
