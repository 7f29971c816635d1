import Foundation
import LeakStories
import RefGraph
import RefGraphCapture

/// Plays a story, and knows which of its objects are alive afterwards.
final class Survivors {
  private struct Tracked {
    let name: String
    weak var object: AnyObject?
  }

  private var tracked: [Tracked] = []

  /// Plays, and waits until only the objects of these names are alive, or for too long.
  init(_ story: Story, _ form: Form, expecting expected: Set<String>) {
    play(story, form)
    let deadline = Date(timeIntervalSinceNow: 5)
    while names != expected, Date() < deadline {
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
    }
  }

  /// Keeps what the story holds while it runs out of the caller's frame.
  @inline(never)
  private func play(_ story: Story, _ form: Form) {
    story.play(form) { tracked.append(Tracked(name: $1, object: $0)) }
  }

  /// Of the tracked objects.
  var names: Set<String> { Set(tracked.lazy.filter { $0.object != nil }.map(\.name)) }

  /// Of all tracked objects, alive or not.
  var trackedNames: Set<String> { Set(tracked.map(\.name)) }

  /// What is reachable from the survivors and from the owners.
  func capture(with owners: [String: AnyObject]) throws -> LiveCapture {
    try LiveCapture.capture(objects(with: owners))
  }

  /// What is reachable from the survivors, and what a search of the memory finds to hold them.
  func search() throws -> LiveCapture {
    var options = LiveCapture.Options()
    options.searchesForHolders = true
    return try LiveCapture.capture(objects(with: [:]), options: options)
  }

  private func objects(with owners: [String: AnyObject]) -> [String: AnyObject] {
    var objects = owners
    for tracked in tracked { objects[tracked.name] = tracked.object }
    return objects
  }
}
