/// The order in which arrows are drawn, so that no line strikes through text: what comes later covers
/// what comes before.
enum ArrowOrder {
  /// All arrows, each before those over whose text its line leads, and else in their own order. Two
  /// that lead over each other's text stay in their own order, too.
  ///
  /// Texts are looked for in strips of equal height, so that the work grows with the arrows and with
  /// how many texts stand side by side, not with the square of the arrows.
  static func order(of routes: [DiagramLayout.Route]) -> [Int] {
    var texts: [Int: [Int]] = [:]
    for (number, route) in routes.enumerated() {
      guard let label = route.label else { continue }
      for strip in strip(at: label.top)...strip(at: label.bottom) {
        texts[strip, default: []].append(number)
      }
    }
    var later = Array(repeating: Set<Int>(), count: routes.count)
    var waiting = Array(repeating: 0, count: routes.count)
    for (number, route) in routes.enumerated() {
      for place in route.curve.samples {
        for other in texts[strip(at: place.y), default: []] where other != number {
          guard let label = routes[other].label, label.contains(place) else { continue }
          if later[number].insert(other).inserted { waiting[other] += 1 }
        }
      }
    }
    return sorted(later, waiting)
  }

  private static let stripHeight = 32.0

  private static func strip(at height: Double) -> Int { Int((height / stripHeight).rounded(.down)) }

  /// Kahn's algorithm; where all that is left waits for each other, the first goes on.
  private static func sorted(_ later: [Set<Int>], _ waiting: [Int]) -> [Int] {
    var waiting = waiting
    var isDone = Array(repeating: false, count: later.count)
    var order: [Int] = []
    var ready: [Int] = []
    func finish(_ number: Int) {
      guard !isDone[number] else { return }
      isDone[number] = true
      order.append(number)
      for other in later[number].sorted(by: >) {
        waiting[other] -= 1
        if waiting[other] == 0 { ready.append(other) }
      }
    }
    func drain() {
      while let next = ready.popLast() { finish(next) }
    }
    for number in later.indices where waiting[number] == 0 {
      finish(number)
      drain()
    }
    for number in later.indices {
      finish(number)
      drain()
    }
    return order
  }
}
