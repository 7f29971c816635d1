public import RefGraphReports
public import XCTest

extension XCTestCase {
  /// Asserts that no retain cycle is reachable from live objects.
  ///
  /// ```swift
  /// try assertNoRetainCycles(from: ["list": list])
  /// ```
  ///
  /// - Parameters:
  ///   - objects: where to begin, and what to call each. The test still holds them: a cycle is found
  ///     before it leaks.
  ///   - baseline: cycles that are known.
  ///   - renderer: draws the graph, which is written as DOT in any case.
  ///   - file: where failures point to.
  ///   - line: where failures point to.
  /// - Throws: `XCTSkip` where the objects cannot be captured.
  public func assertNoRetainCycles(
    from objects: [String: AnyObject],
    except baseline: LeakBaseline = .none,
    renderer: PictureRenderer? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try GraphQuestion.noRetainCycles(baseline)
      .ask(self, of: .objects(objects), file, line, renderer)
  }

  /// Asserts that a graph has no retain cycle.
  ///
  /// - Parameters:
  ///   - graph: a snapshot, or a moment of a scenario.
  ///   - baseline: cycles that are known.
  ///   - renderer: draws the graph, which is written as DOT in any case.
  ///   - file: where failures point to.
  ///   - line: where failures point to.
  /// - Throws: `XCTSkip` where nobody can tell.
  public func assertNoRetainCycles(
    in graph: GraphSource,
    except baseline: LeakBaseline = .none,
    renderer: PictureRenderer? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try GraphQuestion.noRetainCycles(baseline).ask(self, of: graph, file, line, renderer)
  }

  /// Asserts that some objects are in one retain cycle: to show one in class, or to hold on to a
  /// known one until it is repaired.
  ///
  /// - Parameters:
  ///   - names: the objects, in any order.
  ///   - objects: where to begin, and what to call each.
  ///   - renderer: draws the graph, which is written as DOT in any case.
  ///   - file: where failures point to.
  ///   - line: where failures point to.
  /// - Throws: `XCTSkip` where the objects cannot be captured.
  public func assertCycle(
    _ names: String...,
    from objects: [String: AnyObject],
    renderer: PictureRenderer? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try GraphQuestion.cycle(names).ask(self, of: .objects(objects), file, line, renderer)
  }

  /// Asserts that some objects of a graph are in one retain cycle.
  ///
  /// - Parameters:
  ///   - names: the objects, in any order.
  ///   - graph: a snapshot, or a moment of a scenario.
  ///   - renderer: draws the graph, which is written as DOT in any case.
  ///   - file: where failures point to.
  ///   - line: where failures point to.
  /// - Throws: `XCTSkip` where nobody can tell.
  public func assertCycle(
    _ names: String...,
    in graph: GraphSource,
    renderer: PictureRenderer? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try GraphQuestion.cycle(names).ask(self, of: graph, file, line, renderer)
  }

  /// Asserts that an object is kept by these objects and no others.
  ///
  /// ```swift
  /// try assertOwners(of: "detail", are: ["list"], from: ["list": list, "detail": detail])
  /// ```
  ///
  /// - Parameters:
  ///   - name: the object.
  ///   - owners: the roots from which strong references lead to it, in any order.
  ///   - objects: where to begin, and what to call each.
  ///   - renderer: draws the graph, which is written as DOT in any case.
  ///   - file: where failures point to.
  ///   - line: where failures point to.
  /// - Throws: `XCTSkip` where the objects cannot be captured.
  public func assertOwners(
    of name: String,
    are owners: [String],
    from objects: [String: AnyObject],
    renderer: PictureRenderer? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try GraphQuestion.owners(of: name, expected: owners)
      .ask(self, of: .objects(objects), file, line, renderer)
  }

  /// Asserts that an object of a graph is kept by these objects and no others.
  ///
  /// - Parameters:
  ///   - name: the object.
  ///   - owners: the roots from which strong references lead to it, in any order.
  ///   - graph: a snapshot, or a moment of a scenario.
  ///   - renderer: draws the graph, which is written as DOT in any case.
  ///   - file: where failures point to.
  ///   - line: where failures point to.
  /// - Throws: `XCTSkip` where nobody can tell.
  public func assertOwners(
    of name: String,
    are owners: [String],
    in graph: GraphSource,
    renderer: PictureRenderer? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try GraphQuestion.owners(of: name, expected: owners).ask(self, of: graph, file, line, renderer)
  }

  /// Asserts that some objects of a graph are released.
  ///
  /// ```swift
  /// try assertReleased("detail", in: .moment("after-pop", of: scenario, with: ["capture": "weak"]))
  /// ```
  ///
  /// - Parameters:
  ///   - names: the objects.
  ///   - graph: a snapshot, or a moment of a scenario.
  ///   - renderer: draws the graph, which is written as DOT in any case.
  ///   - file: where failures point to.
  ///   - line: where failures point to.
  /// - Throws: `XCTSkip` where nobody can tell.
  public func assertReleased(
    _ names: String...,
    in graph: GraphSource,
    renderer: PictureRenderer? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try GraphQuestion.released(names).ask(self, of: graph, file, line, renderer)
  }
}

extension GraphQuestion {
  /// Asks, and tells a test case.
  fileprivate func ask(
    _ testCase: XCTestCase,
    of graph: GraphSource,
    _ file: StaticString,
    _ line: UInt,
    _ renderer: PictureRenderer?
  ) throws {
    try XCTestReporter(testCase, file: file, line: line, renderer: renderer)
      .deliver(findings(in: graph))
  }
}
