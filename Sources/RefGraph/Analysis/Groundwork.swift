/// What several analyses of one snapshot stand on, made once: owning rows turned round, who is
/// reached, shortest paths and cycles, with conservative references counted as owning.
struct Groundwork: Sendable {
  let snapshot: Snapshot
  let incoming: OwningIncomingRows
  let reachability: Reachability
  let paths: RetainPaths
  let cycles: RetainCycles

  init(of snapshot: Snapshot) {
    let owning = OwningStrengths.strongAndConservative
    let reachability = Reachability(of: snapshot, owning: owning)
    self.snapshot = snapshot
    self.reachability = reachability
    incoming = OwningIncomingRows(IncomingReferences(of: snapshot), owning)
    paths = RetainPaths(in: snapshot, owning: owning)
    cycles = RetainCycles(in: snapshot, reachability: reachability)
  }
}
