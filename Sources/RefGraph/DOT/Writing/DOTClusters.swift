/// Groups as named frames around their boxes, those within others inside.
struct DOTClusters {
  private let groups: [DiagramSeries.Group]
  private let palette: DOTPalette
  /// By group: the number of the smallest that it is within.
  private let outer: [Int?]
  /// By group: the boxes that are in no group within it.
  private let own: [[Int]]

  init(_ groups: [DiagramSeries.Group], _ palette: DOTPalette) {
    self.groups = groups
    self.palette = palette
    let sets = groups.map { Set($0.boxes) }
    outer = sets.indices.map { inner in
      sets.indices.first { $0 > inner && sets[$0].isSuperset(of: sets[inner]) }
    }
    var taken: Set<Int> = []
    own = groups.map { group in group.boxes.filter { taken.insert($0).inserted } }
  }

  /// The clusters; their titles are below, where fewer lines run than from owners above.
  ///
  /// - Parameters:
  ///   - ids: of all boxes.
  ///   - isDrawn: for each group whether its frame is to be seen.
  func lines(ids: [String], isDrawn: [Bool]) -> [String] {
    var written = Array(repeating: [String](), count: groups.count)
    var tops: [String] = []
    for (number, group) in groups.enumerated() {
      let style = isDrawn[number] ? "rounded" : "invis"
      let title = DOTText.html(group.title, columns: 40)
      let label = title.isEmpty ? "\"\"" : "<&#160;\(title)&#160;>"
      let members = own[number].map { DOTText.quoted(ids[$0]) + ";" }
      let cluster =
        ["subgraph cluster_\(number) {"]
        + ([
          "label=\(label); labeljust=l; labelloc=b; style=\(style); margin=10; fontsize=11; "
            + "color=\"\(palette.faint)\"; fontcolor=\"\(palette.quiet)\""
        ] + written[number] + (members.isEmpty ? [] : [members.joined(separator: " ")]))
        .map { "  " + $0 } + ["}"]
      if let outer = outer[number] { written[outer] += cluster } else { tops += cluster }
    }
    return tops
  }
}
