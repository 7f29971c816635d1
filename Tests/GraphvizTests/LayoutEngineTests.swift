#if Graphviz
  import Graphviz
  import Testing

  struct LayoutEngineTests {
    static let ring = "graph { a -- b -- c -- d -- e -- a; a -- f }"

    @Test(arguments: LayoutEngine.allCases)
    func `equal texts give equal svg`(engine: LayoutEngine) throws {
      let first = try Renderer(engine: engine).render(Self.ring, as: .svg)
      for other in LayoutEngine.allCases {
        _ = try Renderer(engine: other).render("graph { x -- y -- z -- x }", as: .svg)
      }
      #expect(try Renderer(engine: engine).render(Self.ring, as: .svg) == first)
    }

    @Test func `each engine has its own places`() throws {
      let layouts = try LayoutEngine.allCases.map {
        try Renderer(engine: $0).render(Self.ring, as: .plain)
      }
      #expect(Set(layouts).count == LayoutEngine.allCases.count)
    }

    @Test func `an engine in the text wins`() throws {
      let text = "graph { layout=circo; a -- b -- c -- a }"
      #expect(
        try Renderer(engine: .dot).render(text, as: .plain)
          == Renderer(engine: .circo).render(text, as: .plain)
      )
    }

    @Test func `names are Graphviz's own`() throws {
      let names = ["dot", "neato", "fdp", "sfdp", "circo", "twopi"]
      #expect(try names.map { try LayoutEngine(named: $0) } == LayoutEngine.allCases)
    }
  }
#endif
