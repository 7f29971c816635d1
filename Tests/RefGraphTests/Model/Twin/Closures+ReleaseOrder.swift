extension Closures {
  /// The order in which the compiled closure lets go of its captures, by position; those that are
  /// not strong come last.
  ///
  /// Swift leaves it open and the compiler chooses, once for each closure literal: so it is found
  /// out, and the model is given the captures in that order.
  static func releaseOrder(of strengths: [Strength]) -> [Int] {
    releaseOrders[strengths] ?? Array(strengths.indices)
  }

  private static let releaseOrders: [[Strength]: [Int]] = {
    let one = Strength.allCases.map { [$0] }
    let two = one.flatMap { first in Strength.allCases.map { first + [$0] } }
    let three = two.flatMap { first in Strength.allCases.map { first + [$0] } }
    return Dictionary(uniqueKeysWithValues: (two + three).map { ($0, observeOrder(of: $0)) })
  }()

  private static func observeOrder(of strengths: [Strength]) -> [Int] {
    let world = RealWorld(isQuiet: false, isWatching: false)
    let owner = strengths.count
    for number in 0...owner {
      world.run(.make(number, TwinProgram.Shape(type: .level0, bodies: [[]])))
    }
    let reach = TwinProgram.Reach(number: owner)
    let field = TwinProgram.Field(kind: .closure, level: 0)
    let captures = strengths.enumerated().map {
      TwinProgram.Capture(strength: $1, target: TwinProgram.Reach(number: $0))
    }
    world.run(.capture(reach, field, captures))
    for (number, strength) in strengths.enumerated() where strength == .strong {
      world.run(.drop(number))
    }
    let start = world.log.count
    world.run(.set(reach, field, nil))
    let positions = strengths.indices
    let order = world.log[start...].compactMap { line in
      positions.first { line == "n\($0) dies" }
    }
    world.tearDown()
    return order + positions.filter { !order.contains($0) }
  }
}
