import RefGraph
import RefGraphImport

/// Variants of a graph that differ from it in one thing, or in nothing that matters.
struct StoryVariants {
  let graph: TestGraph

  /// The graph of a story, as its file lists it, before anything is let go.
  init(of story: Story) throws {
    // Read as captured, so that all that the file lists is there.
    var graph = TestGraph()
    let snapshot = try SnapshotFile(story.captured(), file: story.name).snapshot
    graph.objects = snapshot.objects.map(\.handle)
    graph.roots = snapshot.roots.map {
      .init(object: snapshot.object($0.object)?.handle ?? "", lifetime: $0.lifetime)
    }
    graph.references = snapshot.objects.flatMap(\.references).map {
      .init(
        source: $0.source.handle,
        target: $0.target.handle,
        label: "f",
        strength: $0.strength
      )
    }
    graph.due = snapshot.due.compactMap { snapshot.object($0)?.handle }
    self.graph = graph
  }

  /// All variants.
  func all(_ numbers: inout SeededGenerator) -> [TestGraph] {
    var variants = [graph]
    for index in graph.references.indices {
      variants.append(changed { $0.references.remove(at: index) })
      for strength in Strength.allCases where strength != graph.references[index].strength {
        variants.append(changed { $0.references[index].strength = strength })
      }
      variants.append(changed { $0.references.append($0.references[index]) })
      variants.append(
        changed { graph in
          let reference = graph.references[index]
          graph.references[index].source = reference.target
          graph.references[index].target = reference.source
        }
      )
    }
    for index in graph.roots.indices {
      variants.append(changed { $0.roots.remove(at: index) })
      variants.append(
        changed { graph in
          let isPermanent = graph.roots[index].lifetime == .permanent
          graph.roots[index].lifetime = isPermanent ? .temporary : .permanent
        }
      )
    }
    for object in graph.objects {
      for lifetime in RootLifetime.allCases {
        let root = TestGraph.Root(object: object, lifetime: lifetime)
        if !graph.roots.contains(root) { variants.append(changed { $0.roots.append(root) }) }
      }
      variants.append(
        changed {
          $0.references.append(
            .init(source: object, target: object, label: "f", strength: .strong)
          )
        }
      )
    }
    for _ in 0..<60 { variants.append(shuffled(&numbers)) }
    return variants
  }

  private func changed(_ change: (inout TestGraph) -> Void) -> TestGraph {
    var graph = graph
    change(&graph)
    return graph
  }

  /// The graph with new ids, in another order, and two references pointing elsewhere.
  private func shuffled(_ numbers: inout SeededGenerator) -> TestGraph {
    var graph = graph
    for _ in 0..<2 where !graph.references.isEmpty {
      let index = Int.random(in: graph.references.indices, using: &numbers)
      graph.references[index].target = graph.objects.randomElement(using: &numbers) ?? ""
    }
    let order = graph.objects.shuffled(using: &numbers)
    func renamed(_ object: String) -> String { "o\(order.firstIndex(of: object) ?? 0)" }
    graph.objects = order.map(renamed)
    graph.roots = graph.roots.shuffled(using: &numbers).map {
      .init(object: renamed($0.object), lifetime: $0.lifetime)
    }
    graph.references = graph.references.shuffled(using: &numbers).map {
      .init(
        source: renamed($0.source),
        target: renamed($0.target),
        label: $0.label,
        strength: $0.strength
      )
    }
    graph.due = graph.due.shuffled(using: &numbers).map(renamed)
    return graph
  }
}

extension Story {
  /// The file as if all its objects had been found alive.
  fileprivate func captured() -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    let format = #""format": "refgraph-snapshot","#
    return Array(text.replacing(format, with: format + #""liveness": "captured","#).utf8)
  }
}
