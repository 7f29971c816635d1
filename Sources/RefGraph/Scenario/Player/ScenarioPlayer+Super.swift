extension ScenarioPlayer {
  /// `super`: the handler of the same name that the running one's type inherits or, where there is
  /// none, what the framework does itself.
  mutating func callSuper() throws(Obstacle) {
    guard let running = stack.last?.handler else {
      preconditionFailure("`super` is played outside a handler")
    }
    let name = running.name
    if let body = types.body(for: name, above: running.type) {
      return run(body, named: name, on: running.object)
    }
    guard let callback = FrameworkCallback.named(name) else {
      throw .problem(.noSuper(name, above: running.type))
    }
    implement(callback, on: running.object)
  }
}
