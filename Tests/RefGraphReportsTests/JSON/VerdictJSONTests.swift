import RefGraph
import RefGraphReports
import Testing

@Suite struct `Verdicts in JSON` {
  @Test func `what is temporarily held, and possibly, comes with all its reasons`() throws {
    var builder = Snapshot.Builder()
    let pool = ObjectID(1), page = ObjectID(2), block = ObjectID(3), image = ObjectID(4)
    try builder.addObject(pool, type: "Pool", name: "pool", kind: .system)
    try builder.addObject(page, type: "Page", name: "page")
    try builder.addObject(block, type: "closure", name: "block", kind: .closure)
    try builder.addObject(image, type: "Image", name: "image")
    try builder.addRoot(pool, lifetime: .temporary, label: "autorelease pool")
    try builder.addReference(from: pool, to: page, label: "0", strength: .strong)
    try builder.addReference(from: page, to: block, label: "onSave", strength: .strong)
    try builder.addReference(from: block, to: page, label: "self", strength: .strong)
    try builder.addReference(from: pool, to: image, label: "1", strength: .conservative)
    for object in [page, image] { try builder.markDue(object) }
    let report = SnapshotReport(of: builder.build()).json()
    let verdicts = report.split(separator: "  \"cycles\"")[0]
    #expect(
      verdicts == """
        {
          "format": "refgraph-report",
          "version": 1,
          "verdicts": [
            {
              "object": "page",
              "verdict": "temporarily-held",
              "then": "leaked",
              "certainty": "certain",
              "path": {
                "root": { "object": "pool", "kind": "temporary", "label": "autorelease pool" },
                "references": [
                  { "from": "pool", "to": "page", "label": "0", "strength": "strong" }
                ]
              },
              "holding": [
                { "from": "pool", "to": "page", "label": "0", "strength": "strong", "effect": \
        "would-leak" }
              ]
            },
            {
              "object": "image",
              "verdict": "temporarily-held",
              "certainty": "possible",
              "conservative": [
                { "from": "pool", "to": "image", "label": "1", "strength": "conservative" }
              ],
              "path": {
                "root": { "object": "pool", "kind": "temporary", "label": "autorelease pool" },
                "references": [
                  { "from": "pool", "to": "image", "label": "1", "strength": "conservative" }
                ]
              },
              "holding": [
                { "from": "pool", "to": "image", "label": "1", "strength": "conservative", \
        "effect": "releases", "leading": true }
              ]
            }
          ],

        """
    )
  }

  @Test func `paths are given for the first hundred objects, verdicts for all`() throws {
    var builder = Snapshot.Builder()
    for number in 1...300 as ClosedRange<UInt64> {
      try builder.addObject(ObjectID(number), type: "Page")
    }
    for number in 1..<300 as Range<UInt64> {
      try builder.addReference(
        from: ObjectID(number),
        to: ObjectID(number + 1),
        label: "next",
        strength: .strong
      )
    }
    try builder.addRoot(ObjectID(1), lifetime: .permanent)
    for number in 1...300 as ClosedRange<UInt64> { try builder.markDue(ObjectID(number)) }
    let report = SnapshotReport(of: builder.build()).json()
    #expect(report.split(separator: #""verdict": "abandoned""#).count == 301)
    #expect(report.split(separator: #""path": {"#).count == 101)
    #expect(report.split(separator: #""holding": ["#).count == 101)
  }
}
