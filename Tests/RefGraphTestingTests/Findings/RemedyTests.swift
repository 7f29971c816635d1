import RefGraph
import Testing

@testable import RefGraphTesting

@Suite struct `A remedy names the place to change` {
  private func remedy(_ kind: ObjectKind, type: String, label: String) throws -> String? {
    var builder = Snapshot.Builder()
    try builder.addObject(ObjectID(1), type: type, name: "owner", kind: kind)
    try builder.addObject(ObjectID(2), type: "Page", name: "page")
    try builder.addReference(
      from: ObjectID(1),
      to: ObjectID(2),
      label: label,
      strength: .strong
    )
    return Remedy(at: Array(builder.build().objects[0].references)).sentence
  }

  @Test func `by what holds the object`() throws {
    let closure = "closure #1 in List.open()"
    let method = "implicit closure #2 in implicit closure #1 in List.open()"
    let remedies: [(ObjectKind, type: String, label: String, sentence: String?)] = [
      (.closure, closure, "capture[0]", "Capture page weakly in closure #1 in List.open()."),
      (
        .closure, method, "capture[0]",
        "Pass a closure that captures page weakly in place of the method used in List.open()."
      ),
      (.instance, "List", "detail", "Make List.detail weak, or let go of it in time."),
      (.instance, "List", "pages[3]", "Take page out of owner.pages in time."),
      (
        .instance, "List", "pages[\"a\"].item",
        "Take page out of owner.pages in time."
      ),
      (.storage, "[Page]", "[3]", "Take page out of owner in time."),
      (.system, "Task", "operation", "End owner in time."),
      (.system, "global variable", "", "Let owner go of page in time."),
      (.system, "stack of a thread", "", nil),
    ]
    for (kind, type, label, sentence) in remedies {
      #expect(try remedy(kind, type: type, label: label) == sentence)
    }
  }
}
