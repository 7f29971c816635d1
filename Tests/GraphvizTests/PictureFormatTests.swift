#if Graphviz
  import Foundation
  import Graphviz
  import Testing

  struct PictureFormatTests {
    /// No text, so that no font changes the places.
    static let shapes = """
      digraph shapes {
        node [shape=box, fixedsize=true, width=1, height=0.5, label=""]
        a -> b [style=dashed]
      }
      """

    static func text(_ dot: String, as format: PictureFormat) throws -> String {
      String(decoding: try Renderer().render(dot, as: format), as: UTF8.self)
    }

    @Test func `svg is one well-formed document with a group for each node and edge`() throws {
      let svg = try Self.text("digraph { a -> b; b -> a; b -> c }", as: .svg)
      #expect(svg.hasPrefix("<?xml version=\"1.0\""))
      #expect(svg.hasSuffix("</svg>\n"))
      #expect(svg.split(separator: "class=\"node\"").count - 1 == 3)
      #expect(svg.split(separator: "class=\"edge\"").count - 1 == 3)
      #expect(svg.split(separator: "<g ").count - 1 == svg.split(separator: "</g>").count - 1)
    }

    @Test func `png starts with its signature and ends with its last chunk`() throws {
      let png = try Renderer().render(Self.shapes, as: .png)
      #expect(Array(png.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      #expect(Array(png.suffix(8)) == [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
    }

    /// The boxes are 72 points wide and 36 high, 36 apart, with a margin of 4 points around.
    @Test(arguments: [(1, 107, 203), (2, 213, 405), (3, 320, 608)])
    func `scale multiplies the pixels of a png`(scale: Int, width: Int, height: Int) throws {
      let png = try Renderer(scale: scale).render(Self.shapes, as: .png)
      let size = try #require(PixelSize(png: png))
      #expect(abs(size.width - width) <= 1)
      #expect(abs(size.height - height * 116 / 152) <= 1)
    }

    @Test func `scale multiplies the dpi that the graph asks for`() throws {
      let coarse = "graph { dpi=48; a [shape=box, fixedsize=true, width=1, height=1, label=\"\"] }"
      let png = try Renderer(scale: 2).render(coarse, as: .png)
      #expect(try #require(PixelSize(png: png)) == PixelSize(width: 107, height: 107))
    }

    @Test func `scale leaves other formats alone`() throws {
      for format in [PictureFormat.svg, .plain, .dot] {
        #expect(
          try Renderer(scale: 4).render(Self.shapes, as: format)
            == Renderer(scale: 1).render(Self.shapes, as: format)
        )
      }
    }

    @Test func `pdf starts and ends as pdf does`() throws {
      let pdf = try Renderer().render(Self.shapes, as: .pdf)
      #expect(pdf.starts(with: Array("%PDF-1.".utf8)))
      #expect(Array(pdf.suffix(6)) == Array("%%EOF\n".utf8))
    }

    @Test func `plain has the places in inches`() throws {
      #expect(
        try Self.text(Self.shapes, as: .plain) == """
          graph 1 1 1.5
          node a 0.5 1.25 1 0.5 "" solid box black lightgrey
          node b 0.5 0.25 1 0.5 "" solid box black lightgrey
          edge a b 4 0.5 0.99579 0.5 0.88865 0.5 0.7599 0.5 0.64045 dashed black
          stop

          """
      )
    }

    @Test func `dot and xdot can be read again, with places added`() throws {
      for format in [PictureFormat.dot, .xdot] {
        let graph = try ParsedGraph(dot: Self.text(Self.shapes, as: format))
        #expect(graph.nodes.map(\.name) == ["a", "b"])
        #expect(graph.nodes.map { $0.attributes["pos"] } == ["36,90", "36,18"])
        #expect((graph.edges[0].attributes["_draw_"] != nil) == (format == .xdot))
      }
    }

    @Test func `json names the objects`() throws {
      let json = try JSONSerialization.jsonObject(
        with: Data(try Renderer().render(Self.shapes, as: .json))
      )
      let graph = try #require(json as? [String: Any])
      let objects = try #require(graph["objects"] as? [[String: Any]])
      #expect(objects.map { $0["name"] as? String } == ["a", "b"])
    }

    @Test(arguments: PictureFormat.allCases)
    func `a picture says its format and has no warnings`(format: PictureFormat) throws {
      let picture = try Renderer().draw(Self.shapes, as: format)
      #expect(picture.format == format)
      #expect(picture.warnings == [])
      #expect(!picture.bytes.isEmpty)
    }

    @Test func `a warning comes with the picture`() throws {
      let picture = try Renderer().draw("graph { splines=zigzag; a -- b }", as: .svg)
      #expect(picture.warnings == ["Unknown \"splines\" value: \"zigzag\" - ignored"])
    }

    @Test func `names are Graphviz's own`() throws {
      let names = ["svg", "png", "pdf", "dot", "xdot", "plain", "json"]
      #expect(try names.map { try PictureFormat(named: $0) } == PictureFormat.allCases)
    }
  }
#endif
