import RefGraph
import Testing

@testable import RefGraphReports

@Suite struct `The data of a snapshot's page` {
  private func json(
    _ snapshot: Snapshot,
    focus: ObjectID? = nil,
    objects: Int = 3000,
    steps: Int = 1_000_000
  ) -> String {
    let page = DumpGraph.page(snapshot, focus: focus, limits: .init(objects: objects, steps: steps))
    let series = DiagramSeries(of: DiagramPlan(of: page.report.analysis))
    return SnapshotData(
      of: page.report,
      excerpt: page.excerpt,
      series: series,
      focus: focus
    ).json()
  }

  @Test func `says of each object what it is, what keeps it and what refers to it`() throws {
    let lines = [
      #"{"total":3,"opening":0,"#,
      #""kinds":["instance","closure","frame","box","storage","system"],"#,
      #""strengths":[["strong","-\u003E"],["weak","~\u003E"],["unowned","-[unowned]-\u003E"],"#,
      #"["unmanaged","-[unmanaged]-\u003E"],["conservative","-[conservative]-\u003E"]],"#,
      #""findings":[["","","is alive, and not due to be gone."],"#,
      #"["abandoned","bad","is due and abandoned: a permanent root keeps it."]],"#,
      #""objects":["#,
      #"[0,1,0,-1,"1",0,[],[[2,0,1,3,1]],[],-1,-1,[0],""],"#,
      #"[2,3,0,4,"2",1,[0,2,0],[[5,0,1,6,2]],[[2,0,1,1,0],[2,1,1,6,2]],-1,-1,[0],"r"],"#,
      #"[-1,6,0,-1,"3",0,[1,5,0],[[2,1,1,3,1]],[[5,0,1,3,1]],-1,-1,[0],"rr"]],"#,
      #""roots":[[0,7,8]],"cycles":[],"leaks":[],"#,
      #""boxes":[0,1,2],"arrows":[[0,1],[1,2],[2,1]],"labels":[2,5,2],"#,
      #""strings":["app","App","page","Page","48","model","Model","permanent","global"]}"#,
    ]
    let snapshot = try DumpGraph.small()
    // The object that the page opens with comes first among its objects.
    #expect(json(snapshot, focus: ObjectID(1)) == lines.joined())
  }

  @Test func `says how far away the root is where the way leads out of the page`() throws {
    let chain = try DumpGraph.chain(of: 10)
    // The focus and the last references of its path are held; the rest of the path is not.
    let rows = [
      #"[[-1,0,0,1,"10",0,[1,2,0],[],[[2,0,1,0,1]],-1,-1,[],"rrrrrrrrr"],"#,
      #"[-1,0,0,1,"9",0,[-1,2,0,3,7,4],[[2,0,1,0,0]],[[2,0,1,0]],-1,-1,[],"rrrrrrrr"]]"#,
    ]
    #expect(
      json(chain, focus: ObjectID(10), objects: 2).contains(#""objects":"# + rows.joined())
    )
  }

  @Test func `tells cycles and leaks`() throws {
    let snapshot = try DrawnReport.drawing(
      "let page: Page\nlet block: Block\nlet image: Image\npage.block -> block\n"
        + "block.self -> page\npage.image -> image\nroot app: App\ndue page"
    ).snapshot
    let text = json(snapshot)
    #expect(text.contains(#""cycles":[[10,[[0,2,0,1],[1,6,0,0]],0]],"leaks":[[0,[0,1],1]]"#))
    #expect(text.contains(#""leaked, 2 objects""#))
  }

  @Test func `does not take longer than the snapshot for a very long chain`() throws {
    let chain = try DumpGraph.chain(of: 50_000)
    #expect(json(chain, focus: ObjectID(50_000), steps: 0).contains(#""total":50000"#))
  }
}
