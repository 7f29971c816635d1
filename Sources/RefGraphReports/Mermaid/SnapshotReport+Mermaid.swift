public import RefGraph

extension SnapshotReport {
  /// The diagram of the snapshot as a Mermaid flowchart.
  ///
  /// - Parameters:
  ///   - focus: the object that the diagram is about.
  ///   - depth: how many references around it are near; see `DiagramPlan`.
  ///   - groups: what stands together.
  public func mermaid(
    focus: ObjectID? = nil,
    depth: Int? = nil,
    groups: [ObjectGroup] = []
  ) -> String {
    let plan = DiagramPlan(of: analysis, focus: focus, depth: depth)
    let heading = PictureHeading(of: self)
    let title = [heading.title, heading.moment].compactMap { $0 }.joined(separator: " · ")
    return MermaidDocument(
      DiagramSeries(of: plan, groups: groups),
      note: .init(title: title.isEmpty ? nil : title, description: heading.answer)
    ).text
  }
}
