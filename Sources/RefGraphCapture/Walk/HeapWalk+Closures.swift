/// Closures, which a pair of words stands for.
extension HeapWalk {
  /// A function is a pair of words. Its context is an object of its own, or the one object that it
  /// captures, or nothing; a closure is shown in each case.
  mutating func readFunction(
    _ address: UInt64,
    _ source: UInt32,
    _ label: LabelPool.Index,
    _ element: UInt32
  ) {
    let function = memory.word(address)
    let context = memory.word(address &+ 8) & Self.pointerBits
    guard function >= Self.leastPointer else { return }
    if context >= Self.leastPointer, isOwnContext(context, function) {
      let number = number(of: context)
      graph.functions[number] = function
      return add(context, .strong, source, label, element)
    }
    let closure = closure(function, context, address)
    append(source, closure, .strong, label, element)
    hold(closure)
  }

  /// Whether a context is the closure's own object. A captured variable's box is of the same kind: it
  /// is no closure's own where two functions have it.
  mutating func isOwnContext(_ context: UInt64, _ function: UInt64) -> Bool {
    let type = type(at: context)
    guard type >= 0, types[Int(type)].shape == .context else { return false }
    let number = number(of: context)
    return graph.functions[number, default: function] == function
  }

  mutating func closure(
    _ function: UInt64,
    _ context: UInt64,
    _ address: UInt64
  ) -> UInt32 {
    let identity = ClosureIdentity(function: function, context: context)
    if let known = closures[identity] {
      if context >= Self.leastPointer { graph.foundCounts[Int(self.number(of: context))] &+= 1 }
      return known
    }
    let number = number(of: address | HeapGraph.synthesizedBit)
    closures[identity] = number
    graph.types[Int(number)] = HeapGraph.synthesized
    graph.states[Int(number)] = [.isObject, .isRead]
    graph.functions[number] = function
    if context >= Self.leastPointer {
      let capture = graph.ownLabels.index(of: "[0]")
      add(context, .strong, number, capture, HeapGraph.noElement)
    }
    return number
  }
}
