internal import RefGraph

extension JSONWriter {
  /// Writes the members of a verdict, without its evidence.
  mutating func members(of verdict: Verdict, _ handles: ObjectHandles) {
    member("object", handles.handle(of: verdict.object))
    member("verdict", verdict.kind.rawValue)
    if let then = verdict.then { member("then", then.rawValue) }
    switch verdict.certainty {
    case .certain: member("certainty", "certain")
    case .possibly(let references):
      member("certainty", "possible")
      self.references("conservative", Array(references.prefix(Self.conservativeLimit)), handles)
    }
  }

  /// How many of the references that decide a possible verdict are named: there can be as many for
  /// each object as the snapshot has.
  private static let conservativeLimit = 20

  /// Writes the members of a retain path.
  mutating func members(of path: RetainPath, _ handles: ObjectHandles) {
    object("root", .inline) { $0.members(of: path.root, handles) }
    references("references", path.references, handles)
  }

  /// Writes holding references as the elements of an array, with what cutting each would do.
  mutating func elements(of holding: HoldingReferences, _ handles: ObjectHandles) {
    let leading = holding.leading()
    for reference in holding.references {
      object(.inline) { writer in
        writer.members(of: reference.reference, handles)
        writer.member("effect", reference.effect.word)
        if reference == leading { writer.member("leading", true) }
      }
    }
  }

  /// Writes the members of a retain cycle.
  mutating func members(of cycle: RetainCycle, _ handles: ObjectHandles) {
    objects("objects", cycle.objects, handles)
    members(of: cycle.status)
    references("loop", cycle.loop, handles)
    member("isLoopProvedShortest", cycle.isLoopProvedShortest)
    if cycle.isPossible { references("conservative", cycle.conservativeReferences, handles) }
  }

  /// Writes what the roots have to do with a retain cycle.
  mutating func members(of status: RetainCycle.Status) {
    member("status", status.word)
    if case .held(let lifetime) = status { member("heldBy", lifetime.word) }
  }

  /// Writes the members of what is leaked.
  mutating func members(of leaks: Leaks, _ handles: ObjectHandles) {
    member("objectCount", leaks.objectCount)
    member("byteCount", leaks.byteCount)
    array("groups") { writer in
      for group in leaks.groups {
        writer.object { writer in
          writer.objects("head", group.head, handles)
          writer.objects("behind", group.behind, handles)
          writer.member("byteCount", group.byteCount)
        }
      }
    }
  }
}

extension HoldingReference.Effect {
  /// The word that stands for the effect in files.
  fileprivate var word: String {
    switch self {
    case .releases: "releases"
    case .wouldLeak: "would-leak"
    }
  }
}
