extension ScenarioParser {
  /// Notes that the innermost block makes the object.
  mutating func declare(_ name: SourceWord) throws(Diagnostic) {
    guard name.text != "self" else { throw reserved(name, "is the running object") }
    names.made.insert(name.text)
    let innermost = blocks.count - 1
    let here = DeclarationPlaces.Place(file: cursor.source.file, location: name.location)
    if let first = blocks[innermost].made.updateValue(here, forKey: name.text) {
      throw duplicate(.object, name, first)
    }
  }

  /// Notes that the place is used, and makes sure that `self` is one.
  ///
  /// - Parameter needsClosure: whether the line has a use for closures only.
  mutating func used(
    _ place: Place,
    asClosure needsClosure: Bool = false
  ) throws(Diagnostic) -> Place {
    guard dialect == .scenario || place.name == "self" else { return place }
    for block in blocks.reversed() {
      if block.bound.contains(place.name) { return place }
      if case .handler = block.kind, place.name == "self" { return place }
    }
    guard place.name != "self" else {
      throw cursor.problem(.selfOutsideBody, "self", at: place.location)
    }
    names.use(
      SourceWord(text: place.name, location: place.location),
      asClosure: needsClosure && place.fields.isEmpty
    )
    return place
  }

  /// Checks what could only be checked with the whole text read.
  mutating func reportUnknownNames() {
    if diagnostics.isEmpty, !names.hasMoment, let place = names.firstExpectation {
      diagnostics.append(cursor.problem(.expectationWithoutMoment, "expect", at: place))
    }
    reportUnknownObjects()
    reportObjectsAsValues()
    let values = choices.map { ($0.name, $0.values) }
    let verbs = FrameworkVerb.used(
      in: blocks[0].body,
      and: types,
      where: Dictionary(values) { first, _ in first }
    )
    choices += Scenario.Choice.readings(of: verbs, besides: choices)
    reportUnknownChoicesInArrows()
    reportUnknownChoicesInCounts()
    reportUnknownChoicesInConditions()
    reportInheritance()
    reportUncalledHandlers()
  }

  /// Reports handlers that nothing calls and that are called almost like a callback.
  private mutating func reportUncalledHandlers() {
    let known = FrameworkVerb.callbacks + ["deinit"]
    for name in names.handlers where !known.contains(name.text) && !names.isDoubtful(name) {
      guard !names.calls.contains(name.text),
        let nearest = NearestName.nearest(to: name.text, among: known)
      else { continue }
      diagnostics.append(
        cursor.problem(.uncalledHandler, name.text, at: name.location, nearest: nearest)
      )
    }
  }

  private mutating func reportUnknownObjects() {
    var reported: Set<String> = []
    for use in names.pending where !names.isMade(use.name.text) {
      let name = use.name
      guard !names.isDoubtful(name), reported.insert(name.text).inserted else { continue }
      let nearest = NearestName.nearest(to: name.text, among: names.made)
      diagnostics.append(
        cursor.problem(
          use.needsClosure ? .unknownClosure : .unknownName,
          name.text,
          at: name.location,
          nearest: nearest
        )
      )
      guard reported.count <= ScenarioError.limit else { return }
    }
  }

  /// Reports the first type of every circle of superclasses.
  private mutating func reportInheritance() {
    var superclasses: [String: String] = [:]
    for type in types { superclasses[type.name] = type.superclass }
    var cleared: Set<String> = []
    for type in types {
      var path: Set<String> = []
      var current = type.name
      while !cleared.contains(current), path.insert(current).inserted,
        let superclass = superclasses[current]
      {
        current = superclass
      }
      if path.contains(current), superclasses[current] != nil, !cleared.contains(current) {
        diagnostics.append(cursor.problem(.inheritsFromItself, type.name, at: type.location))
      }
      cleared.formUnion(path)
    }
  }
}
