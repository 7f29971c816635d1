import LeakStories
import RefGraphCapture
import Testing

/// A story, what its report says of it, and how the two go together.
struct StoryCase {
  let story: Story
  let report: Report
  let reading: Reading

  init(_ name: String) throws {
    story = try #require(Story.named(name))
    report = try Report(of: name)
    reading = Reading.of(name)
  }

  /// The names of the objects that should be gone, of those that a program can track.
  var due: Set<String> { trackable(report.expectReleased) }

  /// The names of those that are alive all the same.
  func alive(_ form: Form) -> Set<String> {
    form == .repaired ? [] : trackable(report.expected.stillAlive)
  }

  func survivors(_ form: Form) -> Survivors {
    Survivors(story, form, expecting: alive(form))
  }

  /// What is reachable from the survivors of the leaking form and from the owners; `nil` for controls.
  func capture() throws -> LiveCapture? {
    let survivors = survivors(.leaking)
    return try survivors.names.isEmpty ? nil : survivors.capture(with: story.owners())
  }

  private func trackable(_ objects: [String]) -> Set<String> {
    Set(objects).subtracting(report.closures).subtracting(reading.folded.keys)
  }
}
