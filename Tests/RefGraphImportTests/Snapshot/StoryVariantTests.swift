import RefGraph
import RefGraphImport
import Testing

@Suite struct `Variants of leak stories` {
  @Test(arguments: Story.all)
  func `reading and analysis agree with the obvious way`(_ story: Story) throws {
    var numbers = SeededGenerator(seed: 36)
    let variants = try StoryVariants(of: story).all(&numbers)
    #expect(variants.count > 40)
    for number in Exhaustive.numbers(below: variants.count, otherwiseOneOf: 5) {
      let variant = variants[number]
      let keys = ["objects", "roots", "references", "expectReleased"].shuffled(using: &numbers)
      let file = try SnapshotFile(Array(variant.file(keys: keys).utf8), file: story.name)
      #expect(
        ReferenceAnswer(analysisOf: file.snapshot) == ReferenceAnswer(to: variant),
        "\(variant)"
      )
      #expect(
        Set(file.snapshot.released.map(\.handle))
          == Set(variant.objects).subtracting(file.snapshot.objects.map(\.handle)),
        "\(variant)"
      )
    }
  }

  @Test func `there are some thousands of them`() throws {
    var numbers = SeededGenerator(seed: 36)
    let count = try Story.all.reduce(0) { try $0 + StoryVariants(of: $1).all(&numbers).count }
    #expect(count > 3000)
  }

  @Test func `the obvious way finds what the reports found`() throws {
    for story in Story.all {
      let answer = ReferenceAnswer(to: try StoryVariants(of: story).graph)
      let expected = Story.Expected(
        stillAlive: Set(answer.verdicts.filter { $0.value != .released }.keys),
        cycles: answer.cycles,
        permanentOwners: answer.permanentOwners,
        temporaryOwners: answer.temporaryOwners
      )
      #expect(expected == story.expected, "\(story.name)")
    }
  }
}
