import Testing

@testable import Arguments

@Suite
struct NearestTests {
  private let names = ["scenarios", "moments", "snapshot", "timeline", "diff", "fix", "-"]

  @Test(arguments: [
    ("snapshot", "snapshot"), ("snapsoht", "snapshot"), ("SNAPSHOT", "snapshot"),
    ("snapshots", "snapshot"), ("napshot", "snapshot"), ("snapshto", "snapshot"),
    ("snpasoht", "snapshot"), ("dif", "diff"), ("fxi", "fix"), ("momets", "moments"),
  ])
  func `a slip of the fingers is recognised`(word: String, name: String) {
    #expect(nearest(to: word, among: names) == name)
  }

  @Test(arguments: ["", "banana", "x", "sanpsohtt", "time-table", "dfxi", "snapshotsnapshot"])
  func `another word is not`(word: String) {
    #expect(nearest(to: word, among: names) == nil)
  }

  @Test
  func `of equals the first wins, and the nearer before the first`() {
    #expect(nearest(to: "cat", among: ["car", "bat"]) == "car")
    #expect(nearest(to: "cat", among: ["bat", "car"]) == "bat")
    #expect(nearest(to: "cat", among: ["bat", "cat"]) == "cat")
  }

  @Test
  func `the only name that begins so is meant`() {
    #expect(nearest(to: "snap", among: names) == "snapshot")
    #expect(nearest(to: "sna", among: ["snapshot", "snail"]) == nil)
    #expect(nearest(to: "sn", among: names) == nil)
  }

  @Test
  func `no names and long words have no nearest`() {
    let long = String(repeating: "x", count: 65)
    #expect(nearest(to: "a", among: []) == nil)
    #expect(nearest(to: long, among: [long]) == nil)
    #expect(nearest(to: String(long.dropFirst()), among: [String(long.dropFirst())]) != nil)
  }

  @Test
  func `the distance is the one of the definition`() {
    var random = SplitMix(state: 0xA11CE)
    for round in 0..<4_000 {
      let letters = Array(round.isMultiple(of: 2) ? "ab" : "abcdé")
      let first = random.word(of: letters, upTo: 5)
      let second = random.word(of: letters, upTo: 5)
      #expect(
        editDistance(from: first, to: second) == slowDistance(first[...], second[...]),
        "round \(round): \(String(first)) \(String(second))"
      )
    }
  }
}

/// The restricted Damerau–Levenshtein distance as it is defined, in exponential time.
private func slowDistance(_ a: ArraySlice<Character>, _ b: ArraySlice<Character>) -> Int {
  guard let lastA = a.last, let lastB = b.last else { return max(a.count, b.count) }
  var ways = [
    slowDistance(a.dropLast(), b) + 1,
    slowDistance(a, b.dropLast()) + 1,
    slowDistance(a.dropLast(), b.dropLast()) + (lastA == lastB ? 0 : 1),
  ]
  if a.count > 1, b.count > 1, lastA == b.dropLast().last, lastB == a.dropLast().last {
    ways.append(slowDistance(a.dropLast(2), b.dropLast(2)) + 1)
  }
  return ways.min() ?? 0
}

/// Sebastiano Vigna's SplitMix64: the same words in every run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func word(of letters: [Character], upTo limit: Int) -> [Character] {
    (0..<Int.random(in: 0...limit, using: &self)).compactMap { _ in
      letters.randomElement(using: &self)
    }
  }
}
