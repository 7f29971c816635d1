import LeakStories
import RefGraph
import RefGraphCapture
import Testing

extension AllTests {
  /// Each story against its report.
  struct StoryTests {
    @Test(arguments: Story.all.map(\.name))
    func `what the report has due is tracked, is a closure, or is folded`(name: String) throws {
      let each = try StoryCase(name)
      #expect(each.survivors(.leaking).trackedNames == each.due)
    }

    @Test(arguments: Story.all.map(\.name))
    func `the leaking form leaves what the report says`(name: String) throws {
      let each = try StoryCase(name)
      #expect(each.survivors(.leaking).names == each.alive(.leaking))
    }

    @Test(arguments: Story.all.map(\.name))
    func `the repaired form leaves nothing`(name: String) throws {
      #expect(try StoryCase(name).survivors(.repaired).names == [])
    }

    @Test(arguments: Story.all.map(\.name))
    func `the capture shows the report's cycles and no others`(name: String) throws {
      let each = try StoryCase(name)
      guard let capture = try each.capture() else { return }
      let expected = each.reading.cycleIsUnseen == nil ? each.report.expected.cycles : []
      let found = CapturedCycle.all(
        in: capture.snapshot,
        about: Set(each.report.objects.map(\.id))
      )
      #expect(
        found.map(\.words) == expected.map { CapturedCycle.words($0, each.report, each.reading) }
      )
      #expect(found.allSatisfy { !$0.isPossible })
    }

    @Test(arguments: Story.all.map(\.name))
    func `the capture shows the report's owners`(name: String) throws {
      let each = try StoryCase(name)
      guard let capture = try each.capture() else { return }
      let due = each.alive(.leaking).compactMap { capture.snapshot.object(named: $0)?.id }
      let owners = Owners(of: due, in: capture.snapshot)
      let names = (owners.permanent + owners.temporary)
        .compactMap { capture.snapshot.object($0)?.name }
      let seen = each.report.expected.permanentOwners
        .filter { each.reading.ownersUnseen[$0] == nil }
      #expect(Set(names).subtracting(each.reading.heldFromOutside) == Set(seen))
    }

    @Test(arguments: Story.all.map(\.name))
    func `where no cause is seen, the capture counts what holds from outside`(name: String) throws {
      let each = try StoryCase(name)
      guard let capture = try each.capture() else { return }
      let held = each.alive(.leaking).filter { name in
        capture.snapshot.object(named: name).flatMap { capture.outsideReferences(to: $0.id) } != 0
      }
      #expect(held == each.reading.heldFromOutside)
    }
  }
}
