internal import RefGraph

/// What may be asked of a graph, in any test framework.
enum GraphQuestion {
  case noRetainCycles(LeakBaseline)
  case cycle([String])
  case owners(of: String, expected: [String])
  case released([String])

  func findings(in graph: GraphSource) -> [PlacedFinding] {
    graph.findings { snapshot in
      switch self {
      case .noRetainCycles(let baseline):
        GraphChecks.retainCycles(in: snapshot, except: baseline)
      case .cycle(let names):
        GraphChecks.missingCycle(through: names, in: snapshot)
      case .owners(let name, let expected):
        GraphChecks.owners(of: name, expected: expected, in: snapshot)
      case .released(let names):
        GraphChecks.unreleased(names, in: snapshot)
      }
    }
  }
}
