extension TwinProgram {
  /// The program without the operations and bodies that the difference does not need.
  func minimised() -> TwinProgram {
    var smallest = self
    var position = smallest.operations.count - 1
    while position >= 0 {
      var candidate = smallest
      candidate.operations.remove(at: position)
      if TwinRun(candidate).difference != nil { smallest = candidate }
      position -= 1
    }
    for position in smallest.operations.indices {
      guard case .make(let number, var shape) = smallest.operations[position] else { continue }
      for level in shape.bodies.indices {
        for step in shape.bodies[level].indices.reversed() {
          var smaller = shape
          smaller.bodies[level].remove(at: step)
          var candidate = smallest
          candidate.operations[position] = .make(number, smaller)
          guard TwinRun(candidate).difference != nil else { continue }
          shape = smaller
          smallest = candidate
        }
      }
    }
    return smallest
  }
}
