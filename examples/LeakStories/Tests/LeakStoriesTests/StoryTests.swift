import LeakStories
import RefGraph
import RefGraphCapture
import Testing

/// Each story against its report. One after another, since some share a global owner.
@Suite(.serialized)
struct StoryTests {
  @Test(arguments: Story.all.map(\.name))
  func `what the report has due is tracked, is a closure, or is folded`(name: String) throws {
    let report = try Report(of: name)
    let survivors = try survivors(of: name)
    #expect(survivors.trackedNames == (try trackable(report.expectReleased, name)))
  }

  @Test(arguments: Story.all.map(\.name))
  func `the leaking form leaves what the report says`(name: String) throws {
    let survivors = try survivors(of: name)
    #expect(survivors.names == (try expectedNames(name)))
  }

  @Test(arguments: Story.all.map(\.name))
  func `the repaired form leaves nothing`(name: String) throws {
    let survivors = Survivors(try story(name), .repaired, expecting: [])
    #expect(survivors.names.isEmpty)
  }

  @Test(arguments: Story.all.map(\.name))
  func `the capture shows the report's cycles and no others`(name: String) throws {
    guard let capture = try capture(name) else { return }
    let report = try Report(of: name)
    let reading = Reading.of(name)
    let expected = reading.cycleIsUnseen == nil ? report.expected.cycles : []
    let found = CapturedCycle.all(in: capture.snapshot, about: Set(report.objects.map(\.id)))
    #expect(found.map(\.words) == expected.map { CapturedCycle.words($0, report, reading) })
    #expect(found.allSatisfy { !$0.isPossible })
  }

  @Test(arguments: Story.all.map(\.name))
  func `the capture shows the report's owners`(name: String) throws {
    guard let capture = try capture(name) else { return }
    let report = try Report(of: name)
    let due = try expectedNames(name).compactMap { capture.snapshot.object(named: $0)?.id }
    let owners = Owners(of: due, in: capture.snapshot)
    let names = (owners.permanent + owners.temporary)
      .compactMap { capture.snapshot.object($0)?.name }
    let seen = report.expected.permanentOwners.filter { Reading.of(name).ownersUnseen[$0] == nil }
    #expect(Set(names).subtracting(Reading.of(name).heldFromOutside) == Set(seen))
  }

  @Test(arguments: Story.all.map(\.name))
  func `where no cause is seen, the capture counts what holds from outside`(name: String) throws {
    guard let capture = try capture(name) else { return }
    let held = try expectedNames(name).filter { name in
      capture.snapshot.object(named: name).flatMap { capture.outsideReferences(to: $0.id) } != 0
    }
    #expect(held == Reading.of(name).heldFromOutside)
  }

  // MARK: Helpers

  private func story(_ name: String) throws -> Story { try #require(Story.named(name)) }

  private func survivors(of name: String) throws -> Survivors {
    Survivors(try story(name), .leaking, expecting: try expectedNames(name))
  }

  private func capture(_ name: String) throws -> LiveCapture? {
    let survivors = try survivors(of: name)
    return try survivors.names.isEmpty
      ? nil : survivors.capture(with: try story(name).owners())
  }

  /// Whom the report expects alive, of those that can be tracked.
  private func expectedNames(_ name: String) throws -> Set<String> {
    try trackable(Report(of: name).expected.stillAlive, name)
  }

  private func trackable(_ objects: [String], _ name: String) throws -> Set<String> {
    Set(objects).subtracting(try Report(of: name).closures)
      .subtracting(Reading.of(name).folded.keys)
  }
}
