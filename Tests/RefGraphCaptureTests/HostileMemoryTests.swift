import Testing

@testable import RefGraphCapture

/// Numbers that are the same in each run.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) ^ state
  }
}

/// Words that look like objects as far as two words can, and then like nothing.
private struct Hostile {
  let words: [UInt64]

  /// - Parameter metadata: first words of real objects.
  init(seed: UInt64, metadata: [UInt64]) {
    var random = Seeded(state: seed)
    var words: [UInt64] = []
    while words.count < 4096 {
      if words.count % 2 == 0, Int.random(in: 0..<4, using: &random) == 0 {
        words += [metadata.randomElement(using: &random) ?? 0, Self.counts(&random)]
        if Bool.random(using: &random) { words += Self.table(&random, at: words.count) }
      } else {
        words.append(Self.word(&random))
      }
    }
    self.words = words
  }

  private static func counts(_ random: inout Seeded) -> UInt64 {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: random.next()
    case 1: 3 << 62 | OverlaidMemory.start >> 3 | random.next() % 4096
    case 2: 1 << 32 | 3
    default: 3
    }
  }

  /// What a collection has behind its counts: how many there are, how many may be, and for tables
  /// where their keys and values are.
  private static func table(_ random: inout Seeded, at index: Int) -> [UInt64] {
    let start = OverlaidMemory.start + 8 * UInt64(index - 2)
    let counts: [UInt64] = [0, 1, 2, 64, 1 << 20, 1 << 40, .max]
    let count = counts.randomElement(using: &random) ?? 0
    let isLikely = Bool.random(using: &random)
    let scale = UInt64.random(in: 0..<(isLikely ? 8 : 42), using: &random)
    let buckets: UInt64 = 1 << scale
    let bitmapEnd = start + 64 + max(1, buckets / 64) * 8
    let capacity = isLikely ? buckets * 3 / 4 : count &* 2
    return [count, capacity, scale, random.next(), bitmapEnd, bitmapEnd + 8 * buckets]
  }

  private static func word(_ random: inout Seeded) -> UInt64 {
    let inside = OverlaidMemory.start + random.next() % (4096 * 8)
    return switch Int.random(in: 0..<8, using: &random) {
    case 0: random.next()
    case 1, 2: inside & ~15
    case 3: inside
    case 4: inside & ~15 | random.next() << 56
    case 5: UInt64.random(in: 0..<64, using: &random)
    case 6: .max << (random.next() % 64)
    default: 0
    }
  }
}

@Suite struct `Memory that says what is not true` {
  /// In a release-built check more than in `swift test`.
  private static let seeds: UInt64 = Exhaustive.isAsked ? 2000 : Sanitizer.isOn ? 4 : 16

  /// The first words of objects of all kinds.
  private static func metadata() -> [UInt64] {
    final class Everything {
      var leaf = Leaf()
      weak var weakly: Leaf?
      var array = [Leaf(), Leaf()]
      var dictionary = ["a": Leaf()]
      var set: Set = [Token(leaf: Leaf())]
      var anything: any Shape = BigShape(leaf: Leaf())
      var error: any Error = Failure(leaf: Leaf())
      var phase = Phase.loaded(Page(items: [Leaf()], title: "a title of more than fifteen bytes"))
      var chain = Chain.link(Leaf(), .end)
      var onSave: () -> Void = {}
    }
    let everything = Everything()
    let (leaf, other) = (Leaf(), Leaf())
    everything.onSave = { [weak leaf] in (leaf?.run(), other.run()).1 }
    return withExtendedLifetime(everything) {
      guard let engine = try? CaptureEngine(ProcessMemory.own) else { return [] }
      let request = CaptureRequest(roots: [UInt64(addressOf: everything)], limit: 1000)
      let memory = CachedMemory(ProcessMemory.own)
      let graph = try? engine.walk(request)
      return (graph?.addresses ?? []).map { memory.word($0) }.filter { $0 > 0x1000 }
    }
  }

  @Test func `a capture of it ends, and stays within its limit`() throws {
    let metadata = Self.metadata()
    try #require(metadata.count > 10)
    let engine = try CaptureEngine(ProcessMemory.own)
    for seed in 0..<Self.seeds {
      let space = OverlaidMemory(words: Hostile(seed: seed, metadata: metadata).words)
      let starts = stride(from: 0, to: UInt64(space.words.count), by: 2)
      var request = CaptureRequest(roots: starts.map { OverlaidMemory.start + 8 * $0 }, limit: 5000)
      request.searchesForHolders = seed % 16 == 0 && !Sanitizer.isOn
      let graph = try engine.walk(request, in: space)
      #expect(graph.objectCount <= 5000 + request.roots.count, "seed \(seed)")
      #expect(graph.sources.count <= 65 * 5000 + 4096, "seed \(seed)")
      #expect(graph.states.contains { $0.contains(.isRead) }, "seed \(seed): nothing was an object")
    }
  }
}
