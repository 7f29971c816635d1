/// Time that passes.
extension FrameworkVerb {
  static let transitions = [settle]

  static let settle = FrameworkVerb(
    "settle",
    ["settle"],
    summary: "ends transitions in flight, the oldest first, and those that begin meanwhile",
    callbacks: FrameworkCallback.lifeCycle,
    endsSetUp: true
  ) { stage, _ in
    stage.settle()
  }
}
