import RefGraph
import RefGraphReports
import Testing

@Suite struct `The headline` {
  private func headline(_ notation: String) throws -> String {
    try DrawnReport.drawing(notation).conclusion()
  }

  @Test func `counts what is alive where nothing is due`() throws {
    #expect(
      try headline("root app: App\nlet page: Page\napp.page -> page")
        == "Nothing is due to be gone here. 2 objects alive."
    )
  }

  @Test func `says of one object that it is released`() throws {
    #expect(try headline("let page: Page\ndue page") == "page is released.")
  }

  @Test func `names the cycle that keeps leaked objects`() throws {
    let text = try headline(
      "let page: Page\nlet block: B\npage.on -> block\nblock.self -> page\ndue page, block"
    )
    #expect(
      text
        == "page and block are leaked: no root reaches them; the cycle page → block → page keeps "
        + "them alive, and cutting block.self releases them."
    )
  }

  @Test func `names the cycle that keeps what hangs behind it`() throws {
    let text = try headline(
      "let page: Page\nlet block: B\nlet image: Image\npage.on -> block\nblock.self -> page\n"
        + "block.image -> image\ndue image"
    )
    #expect(
      text == "image is leaked: no root reaches it; the cycle page → block → page keeps it alive, "
        + "and cutting block.self releases it."
    )
  }

  @Test func `names the cut of each cycle where there are two`() throws {
    let text = try headline(
      "let a: A\nlet b: B\nlet c: C\na.self -> a\nb.self -> b\nb.c -> c\ndue a, b, c"
    )
    #expect(
      text
        == "a, b and c are leaked: no root reaches them; 2 cycles keep them alive, cutting a.self "
        + "releases a, and cutting b.self releases b and c."
    )
  }

  @Test func `names the owner and the reference that releases all`() throws {
    let text = try headline(
      "root app: App\nlet page: Page\nlet model: Model\napp.page -> page\npage.model -> model\n"
        + "due page, model"
    )
    #expect(
      text == "page and model are abandoned: app keeps them for good, and letting go of app.page "
        + "releases them."
    )
  }

  @Test func `names all owners of objects that have different ones`() throws {
    let text = try headline(
      "root a: A\nroot b: B\nlet x: X\nlet y: Y\na.x -> x\nb.y -> y\ndue x, y"
    )
    #expect(
      text == "x and y are abandoned: a and b keep them for good, letting go of a.x releases x, "
        + "and letting go of b.y releases y."
    )
  }

  @Test func `gives no single remedy where there is none`() throws {
    let text = try headline("root a: A\nroot b: B\nlet x: X\na.x -> x\nb.x -> x\ndue x")
    #expect(text == "x is abandoned: a and b keep it for good. No single reference releases x.")
  }

  @Test func `says what else holds for now what no single reference releases`() throws {
    let text = try headline(
      "root app: App\nroot transition: T temporary\nlet page: Page\nlet block: B\napp.page -> page\n"
        + "transition.from -> page\npage.on -> block\ndue page, block"
    )
    #expect(
      text == "page and block are abandoned: app keeps them for good, and letting go of page.on "
        + "releases block. No single reference releases page while transition holds it, too."
    )
  }

  @Test func `says until when an object is held`() throws {
    let text = try headline("root pool: Pool temporary\nlet x: X\npool.x[] -> x\ndue x")
    #expect(text == "x is held for now by pool, until it ends.")
  }

  @Test func `says what would leak when its hold ends`() throws {
    let text = try headline(
      "root pool: Pool temporary\nlet x: X\npool.x -> x\nx.self -> x\ndue x"
    )
    #expect(text == "x is held for now by pool, and would leak when it ends.")
  }

  @Test func `tells what would leak from what would not`() throws {
    let text = try headline(
      "root pool: Pool temporary\nroot touch: Touch temporary\nlet x: X\nlet y: Y\npool.x -> x\n"
        + "x.self -> x\ntouch.y -> y\ndue x, y"
    )
    #expect(text == "x and y are held for now by pool and touch; x would leak when they end.")
  }

  @Test func `says possibly where a reference may not own`() throws {
    let text = try headline(
      "root app: App\nlet x: X\nlet y: Y\napp.y -> y\napp.x -[conservative]-> x\ndue x, y"
    )
    #expect(
      text == "y is abandoned: app keeps it for good, and letting go of app.y releases it. "
        + "x is possibly abandoned: app keeps it for good, and letting go of app.x releases it."
    )
  }

  @Test func `puts the worst first`() throws {
    let text = try headline(
      "root app: App\nroot pool: Pool temporary\nlet gone: G\nlet held: H\nlet kept: K\nlet lost: L\n"
        + "pool.h -> held\napp.k -> kept\nlost.self -> lost\ndue gone, held, kept, lost"
    )
    #expect(
      text == "lost is leaked: no root reaches it; the cycle lost → lost keeps it alive, "
        + "and cutting lost.self releases it. "
        + "kept is abandoned: app keeps it for good, and letting go of app.k releases it. "
        + "held is held for now by pool, until it ends. gone is released."
    )
  }

  @Test func `is one sentence about a crowd`() throws {
    #expect(
      try DrawnReport.crowd(of: 1000).conclusion()
        == "page1, model1, page2, model2, page3 and 1995 more are abandoned: app keeps them for "
        + "good, letting go of app.pages[0] releases page1 and model1, letting go of app.pages[1] "
        + "releases page2 and model2, letting go of app.pages[2] releases page3 and model3, and 5 "
        + "more cuts release others. For 1984 more no cut was looked for."
    )
  }

  @Test func `folds a long loop`() throws {
    let names = (1...12).map { "n\($0)" }
    let objects = names.map { "let \($0): N" }
    let references = zip(names, names.dropFirst() + ["n1"]).map { "\($0).next -> \($1)" }
    let text = try headline((objects + references + ["due n1"]).joined(separator: "\n"))
    #expect(
      text == "n1 is leaked: no root reaches it; the cycle n1 → n2 → n3 → n4 → n5 → n6 → 6 more → "
        + "n1 keeps it alive, and cutting n12.next releases it."
    )
  }
}
