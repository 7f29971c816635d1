import RefGraph
import RefGraphCapture
import Testing

/// Enums whose cases hold existentials of classes: the runtime's mirror cannot tell them apart.
struct EnumTagTests {
  @Test func `two cases with any object are told apart, and so are their strengths`() throws {
    let leaf = Leaf()
    let holder = TagHolder(kept: .retain(leaf), seen: .assign(.passUnretained(leaf)))
    #expect(
      try references(of: holder) == ["kept.retain strong", "seen.assign unmanaged"]
    )
  }

  @Test(arguments: [0, 1, 2])
  func `three cases and one without payload are told apart`(number: Int) throws {
    let leaf = Leaf()
    let all: [Tagged] = [.first(leaf), .second(leaf), .third(leaf)]
    let names = ["first", "second", "third"]
    #expect(try references(of: Tagging(all[number])) == ["tagged.\(names[number]) strong"])
  }

  @Test func `a case without payload holds nothing`() throws {
    #expect(try references(of: Tagging(.none)).isEmpty)
  }

  @Test(arguments: [Wide.left(Leaf(), Leaf()), .right(Leaf(), Leaf())])
  func `what cannot be told apart is conservative`(wide: Wide) throws {
    #expect(
      try references(of: Widened(wide)) == ["wide conservative", "wide conservative"]
    )
  }

  private func references(of holder: AnyObject) throws -> [String] {
    let snapshot = try LiveCapture.snapshot(of: ["holder": holder])
    let object = try #require(snapshot.object(named: "holder"))
    return object.references.map { "\($0.label) \($0.strength.word)" }
  }
}

private enum Attached {
  case retain(AnyObject)
  case assign(Unmanaged<AnyObject>)
}

private final class TagHolder {
  let kept: Attached
  let seen: Attached

  init(kept: Attached, seen: Attached) {
    self.kept = kept
    self.seen = seen
  }
}

private enum Tagged {
  case none
  case first(AnyObject)
  case second(Leaf)
  case third(AnyObject)
}

enum Wide: @unchecked Sendable {
  case left(AnyObject, AnyObject)
  case right(AnyObject, AnyObject)
}

private final class Widened {
  let wide: Wide

  init(_ wide: Wide) {
    self.wide = wide
  }
}

private final class Tagging {
  let tagged: Tagged

  init(_ tagged: Tagged) {
    self.tagged = tagged
  }
}
