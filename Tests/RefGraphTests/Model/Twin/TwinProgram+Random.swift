extension TwinProgram {
  /// The program of a seed.
  init(seed: UInt64) {
    var author = Author(seed: seed)
    let isQuiet = author.chance(1, in: 3)
    author.actsInDeinit = !isQuiet
    let length = Int.random(in: 8...32, using: &author.generator)
    let operations = (0..<length).flatMap { _ in author.step() }
    self.init(seed: seed, isQuiet: isQuiet, operations: operations)
  }
}
