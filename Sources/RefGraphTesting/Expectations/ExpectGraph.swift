public import RefGraphReports
public import Testing

/// Expects that no retain cycle is reachable from live objects.
///
/// For Swift Testing. The message shows each cycle with the strengths of its references, in the terms
/// of the source.
///
/// ```swift
/// expectNoRetainCycles(from: ["list": list])
/// ```
///
/// - Parameters:
///   - objects: where to begin, and what to call each. The test still holds them: a cycle is found
///     before it leaks.
///   - baseline: cycles that are known.
///   - renderer: draws the graph, which is attached to the test as DOT in any case.
///   - sourceLocation: where failures point to.
public func expectNoRetainCycles(
  from objects: [String: AnyObject],
  except baseline: LeakBaseline = .none,
  renderer: PictureRenderer? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  GraphQuestion.noRetainCycles(baseline)
    .ask("expectNoRetainCycles", of: .objects(objects), sourceLocation, renderer)
}

/// Expects that a graph has no retain cycle.
///
/// ```swift
/// expectNoRetainCycles(in: .moment("after-pop", of: timeline))
/// ```
///
/// - Parameters:
///   - graph: a snapshot, or a moment of a scenario.
///   - baseline: cycles that are known.
///   - renderer: draws the graph, which is attached to the test as DOT in any case.
///   - sourceLocation: where failures point to.
public func expectNoRetainCycles(
  in graph: GraphSource,
  except baseline: LeakBaseline = .none,
  renderer: PictureRenderer? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  GraphQuestion.noRetainCycles(baseline)
    .ask("expectNoRetainCycles", of: graph, sourceLocation, renderer)
}

/// Expects that some objects are in one retain cycle: to show one in class, or to hold on to a known
/// one until it is repaired.
///
/// ```swift
/// expectCycle("list", "detail", from: ["list": list, "detail": detail])
/// ```
///
/// - Parameters:
///   - names: the objects, in any order.
///   - objects: where to begin, and what to call each.
///   - renderer: draws the graph, which is attached to the test as DOT in any case.
///   - sourceLocation: where failures point to.
public func expectCycle(
  _ names: String...,
  from objects: [String: AnyObject],
  renderer: PictureRenderer? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  GraphQuestion.cycle(names)
    .ask("expectCycle", of: .objects(objects), sourceLocation, renderer)
}

/// Expects that some objects of a graph are in one retain cycle.
///
/// - Parameters:
///   - names: the objects, in any order.
///   - graph: a snapshot, or a moment of a scenario.
///   - renderer: draws the graph, which is attached to the test as DOT in any case.
///   - sourceLocation: where failures point to.
public func expectCycle(
  _ names: String...,
  in graph: GraphSource,
  renderer: PictureRenderer? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  GraphQuestion.cycle(names).ask("expectCycle", of: graph, sourceLocation, renderer)
}

/// Expects that an object is kept by these objects and no others.
///
/// ```swift
/// expectOwners(of: "detail", are: ["list"], from: ["list": list, "detail": detail])
/// ```
///
/// - Parameters:
///   - name: the object.
///   - owners: the roots from which strong references lead to it, in any order.
///   - objects: where to begin, and what to call each.
///   - renderer: draws the graph, which is attached to the test as DOT in any case.
///   - sourceLocation: where failures point to.
public func expectOwners(
  of name: String,
  are owners: [String],
  from objects: [String: AnyObject],
  renderer: PictureRenderer? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  GraphQuestion.owners(of: name, expected: owners)
    .ask("expectOwners", of: .objects(objects), sourceLocation, renderer)
}

/// Expects that an object of a graph is kept by these objects and no others.
///
/// ```swift
/// expectOwners(of: "detail", are: ["sceneDelegate"], in: .moment("after-pop", of: timeline))
/// ```
///
/// - Parameters:
///   - name: the object.
///   - owners: the roots from which strong references lead to it, in any order.
///   - graph: a snapshot, or a moment of a scenario.
///   - renderer: draws the graph, which is attached to the test as DOT in any case.
///   - sourceLocation: where failures point to.
public func expectOwners(
  of name: String,
  are owners: [String],
  in graph: GraphSource,
  renderer: PictureRenderer? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  GraphQuestion.owners(of: name, expected: owners)
    .ask("expectOwners", of: graph, sourceLocation, renderer)
}

/// Expects that some objects of a graph are released.
///
/// ```swift
/// expectReleased("detail", in: .moment("after-pop", of: scenario, with: ["capture": "weak"]))
/// ```
///
/// - Parameters:
///   - names: the objects.
///   - graph: a snapshot, or a moment of a scenario.
///   - renderer: draws the graph, which is attached to the test as DOT in any case.
///   - sourceLocation: where failures point to.
public func expectReleased(
  _ names: String...,
  in graph: GraphSource,
  renderer: PictureRenderer? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  GraphQuestion.released(names).ask("expectReleased", of: graph, sourceLocation, renderer)
}

extension GraphQuestion {
  /// Asks, and tells the current test.
  fileprivate func ask(
    _ function: String,
    of graph: GraphSource,
    _ location: Testing.SourceLocation,
    _ renderer: PictureRenderer?
  ) {
    SwiftTestingReporter(function, at: CodePlace(location), renderer: renderer)
      .deliver(findings(in: graph))
  }
}
