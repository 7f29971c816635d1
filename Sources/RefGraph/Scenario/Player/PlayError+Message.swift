extension PlayError: CustomStringConvertible {
  /// Place, problem and remedy, as compilers write them, and the line with a mark under the place.
  ///
  /// Control characters of the line are escaped, and a long one is cut, so that it is safe to print.
  public var description: String {
    let message = "\(file):\(location): error: \(problem)"
    guard !sourceLine.isEmpty else { return message }
    let excerpt = SourceExcerpt(of: sourceLine, column: location.column, marking: marked)
    return "\(message)\n  \(excerpt.line)\n  \(excerpt.mark)"
  }

  /// The word of the line that begins at the place, with the fields that follow it.
  private var marked: String {
    let rest = sourceLine.unicodeScalars.dropFirst(location.column - 1)
    return String(rest.prefix { !" \t,()[]".unicodeScalars.contains($0) })
  }
}

extension PlayError.Problem: CustomStringConvertible {
  /// The problem and its remedy in one sentence.
  public var description: String {
    switch self {
    case .notMadeYet(let name, let isClosure):
      "nothing has made `\(name)` by here: put its "
        + (isClosure ? "`closure \(name)` … `end`" : "`let` or `root`") + " before this line"
    case .unknownField(let field, let type, let nearest):
      "`\(field)` is no field of \(type), and no line assigns it"
        + (nearest.map { ": did you mean `\($0)`?" } ?? ": assign it before, or correct the name")
    case .undeclaredField(let field, let type, let nearest):
      "\(type) declares no field `\(field)`: "
        + (nearest.map { "did you mean `\($0)`?" } ?? "declare it, with `field \(field)`")
    case .tooManySuperclasses(let type, let limit):
      "\(type) has more than \(limit) superclasses: leave out those that add nothing"
    case .otherStrength(let field, let declared, let given):
      "`\(field)` is declared \(declared.word), and this reference is \(given.word): "
        + "write `\(declared.arrow)`, or declare the field without a strength"
    case .holdsValue(let place):
      "`\(place)` holds a value, and no object: write `\(place) = VALUE` to change it, and "
        + "`(\(place))` to show it"
    case .holdsReference(let place):
      "`\(place)` holds references, and no value: use another field, one that is declared like "
        + "`field NAME = VALUE` or is given values only"
    case .noValueAtMoment(let place):
      "`\(place)` had no value at the moment before this line: give it one before the moment, or "
        + "write the value here"
    case .wrongType(let place, let type, let needs):
      "`\(place)` is a \(type), and the verb needs a \(needs) here: "
        + (needs == "closure"
          ? "make one with `closure`" : "declare its type so that it inherits from \(needs)")
    case .forbidden(let misuse): "\(misuse)"
    case .notCallable(let place, let nearest):
      "`\(place)` is neither a method nor a closure: "
        + (nearest.map { "did you mean `\($0)`?" }
          ?? "give its type `on …`, or assign it a closure")
    case .unknownMethod(let name, let type, let nearest):
      "\(type) has no method `\(name)` to be called: "
        + (nearest.map { "did you mean `\($0)`?" } ?? "give it one, with `on \(name)`")
    case .noSuper(let name, let type):
      "nothing above \(type) has a `\(name)` that `super` could run: leave the line out, or give a "
        + "superclass of it an `on \(name)`"
    case .callsDeinit(let place):
      "`\(place)` cannot be called: it runs when the last strong reference to the object goes"
    case .notHeld(let object, let field):
      "`\(field)` does not hold `\(object)` here: leave the line out, or put it in an `if`"
    case .neverLogged(let name, let type, let nearest):
      "`\(name)` is neither a callback nor a method of \(type): "
        + (nearest.map { "did you mean `\($0)`?" }
          ?? "give its type `on \(name)`, or correct the name")
    case .noMomentYet:
      "`expect` is about the moment before it, and there is none: put a `moment` above it"
    case .tooManyCalls(let limit):
      "calls are nested more than \(limit) deep: a method or closure calls itself without end"
    case .tooManySteps(let limit):
      "the scenario takes more than \(limit) steps: make its `repeat` smaller, or end its recursion"
    case .tooMuchToShow(let limit):
      "the moments up to here show more than \(limit) objects and references: "
        + "take fewer of them, or make fewer objects"
    }
  }
}
