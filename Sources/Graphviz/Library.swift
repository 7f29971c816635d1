// Long because no other file may name a C type: all of libgvc is behind this one wall.

#if Graphviz
  import CGraphviz
  import Synchronization

  /// The wall around `libgvc`: the one file that knows C.
  ///
  /// What comes in is text that passed ``Limits``; what goes out are Swift values.
  ///
  /// - The library has global state everywhere, so one lock is held through a whole call.
  /// - Its context is made once and never freed: the plugin that measures text remembers the name
  ///   of the last font, which is gone with its context. Where a format's plugin was missing the
  ///   context is left with half a job in it, and given up for a new one.
  /// - Its scanner stays where a text left it, such as inside an unclosed comment, and would read
  ///   the next text from there. See ``settleScanner(angles:in:)``.
  /// - It recurses over paths and nested labels, so it runs on a ``DeepStack``.
  enum Library {
    private typealias Graph = UnsafeMutablePointer<Agraph_t>

    /// What the library keeps between calls; whoever holds the lock may use it, from any thread.
    private struct Context: @unchecked Sendable {
      /// Plugins, fonts, and jobs of drawing.
      let plugins: OpaquePointer
      /// How it numbers what has no name.
      let names: UnsafeMutablePointer<Agiddisc_t>
    }

    /// The lock around the library, and what only its holder may touch.
    private static let context = Mutex<Context?>(nil)

    /// What the library said since the call began, in the pieces in which it says it.
    private static let said = Mutex<[String]>([])

    /// How many objects without a name the text has had so far.
    private static let anonymous = Mutex<IDTYPE>(0)

    static func parse(_ text: String) throws(GraphvizError) -> ParsedGraph {
      try locked { context throws(GraphvizError) in
        let graph = try read(text, in: context)
        defer { agclose(graph) }
        return contents(of: graph)
      }
    }

    /// - Parameter scale: of a bitmap; nil for formats that are not measured in pixels.
    static func draw(
      _ text: String,
      engine: String,
      format: String,
      scale: Int?,
      memory: Renderer.Memory = .perPicture
    ) throws(GraphvizError) -> (bytes: [UInt8], warnings: [String]) {
      try locked { context throws(GraphvizError) in
        let graph = try read(text, in: context)
        defer { if memory == .perPicture { agclose(graph) } }
        try Limits.check(nodes: Int(agnnodes(graph)), edges: Int(agnedges(graph)))
        try Limits.check(stringsOf: contents(of: graph))
        let dpi = scale.map { enlarge(graph, by: $0) }
        let layout = gvLayout(context.plugins, graph, engine)
        defer { if memory == .perPicture { gvFreeLayout(context.plugins, graph) } }
        if layout != 0 {
          throw .engineMissing(value(of: "layout", on: graph) ?? engine, message: diagnosis())
        }
        return try draw(graph, format: format, dpi: dpi, in: context.plugins)
      }
    }

    private static func draw(
      _ graph: Graph,
      format: String,
      dpi: Double?,
      in context: OpaquePointer
    ) throws(GraphvizError) -> (bytes: [UInt8], warnings: [String]) {
      if let dpi { try Limits.check(pixels: size(of: graph, dpi: dpi)) }

      var data: UnsafeMutablePointer<CChar>?
      // The type of the length differs between versions of Graphviz.
      let (drawing, length) = withLength { gvRenderData(context, graph, format, &data, $0) }
      // When drawing fails the library has freed the data, or never allocated it.
      guard drawing == 0, let data else { throw .formatMissing(format, message: diagnosis()) }
      defer { gvFreeRenderData(data) }

      let diagnostics = heard()
      if firstError() != nil { throw .notDrawn(diagnosis(.error)) }
      return (
        bytes: Array(UnsafeRawBufferPointer(start: data, count: length)),
        warnings: diagnostics.map(\.text)
      )
    }

    private static func withLength<Length: FixedWidthInteger>(
      _ body: (UnsafeMutablePointer<Length>) -> Int32
    ) -> (status: Int32, length: Int) {
      var length: Length = 0
      let status = body(&length)
      return (status, Int(length))
    }

    /// Sets the dots per inch to a multiple of those that the graph asks for, and returns them.
    private static func enlarge(_ graph: Graph, by scale: Int) -> Double {
      let own = value(of: "dpi", on: graph) ?? value(of: "resolution", on: graph)
      let asked = own.flatMap(Double.init) ?? 96
      let dpi = (asked > 0 && asked.isFinite ? asked : 96) * Double(scale)
      mutable("dpi") { name in
        mutable(String(dpi)) { value in
          mutable("") { none in _ = agsafeset(graph, name, value, none) }
        }
      }
      return dpi
    }

    /// The size in pixels that the bitmap of a laid-out graph will have.
    private static func size(of graph: Graph, dpi: Double) -> (width: Double, height: Double) {
      guard let record = mutable("Agraphinfo_t", { aggetrec(graph, $0, 0) }) else { return (0, 0) }
      let info = UnsafeRawPointer(record).assumingMemoryBound(to: Agraphinfo_t.self).pointee
      let margin = 4.0
      let width = info.bb.UR.x - info.bb.LL.x + 2 * margin
      let height = info.bb.UR.y - info.bb.LL.y + 2 * margin
      var zoom = dpi / 72
      if let most = info.drawing?.pointee.size, most.x > 0, most.y > 0 {
        zoom *= min(1, most.x / width, most.y / height)
      }
      return (width * zoom, height * zoom)
    }

    private static func value(of name: String, on graph: Graph) -> String? {
      mutable(name) { name in agget(graph, name).map { String(cString: $0) } }
    }

    /// Passes a string to a function that lacks a `const` but does not write.
    private static func mutable<Result>(
      _ string: String,
      _ body: (UnsafeMutablePointer<CChar>) -> Result
    ) -> Result {
      string.withCString { body(UnsafeMutablePointer(mutating: $0)) }
    }
  }

  // MARK: - Reading text

  extension Library {
    /// Text on its way into the scanner.
    ///
    /// It is handed over a line at a time, so that the place where a graph ends is known.
    private struct Source {
      let text: UnsafeBufferPointer<UInt8>
      var offset = 0
      var lineBreaks = 0
      var line: Int { lineBreaks + (offset > 0 && text[offset - 1] == newline ? 0 : 1) }
    }

    private static let newline = UInt8(ascii: "\n")

    /// The one graph in the text, for the caller to close.
    private static func read(
      _ text: String,
      in context: Context
    ) throws(GraphvizError) -> Graph {
      var text = text
      let result = text.withUTF8 { bytes in
        defer { settleScanner(angles: bytes.count { $0 == UInt8(ascii: "<") }, in: context) }
        return withScanner(of: bytes, in: context) { source, discipline in
          Result { () throws(GraphvizError) in try readOne(from: source, discipline) }
        }
      }
      return try result.get()
    }

    private static func readOne(
      from source: UnsafeMutablePointer<Source>,
      _ discipline: UnsafeMutablePointer<Agdisc_t>
    ) throws(GraphvizError) -> Graph {
      var first = agread(source, discipline)
      defer { if let first { agclose(first) } }
      if let problem = firstError() { throw .syntax(problem.text, line: problem.line) }
      guard let graph = first else { throw .noGraph }

      let end = source.pointee.line
      let second = agread(source, discipline)
      defer { if let second { agclose(second) } }
      if let problem = firstError() { throw .syntax(problem.text, line: problem.line) }
      guard second == nil else { throw .severalGraphs(firstEndsOnLine: end) }

      first = nil  // It is the caller's now.
      return graph
    }

    /// Brings the library's scanner back to its beginning, whatever the last text left open.
    ///
    /// The first two characters end a comment. The quote ends a string, and is itself inside a
    /// comment, to the end of the line, if there is no string. The angle brackets, as many as the
    /// text opened, end markup. Where these end nothing they are errors that nobody hears.
    private static func settleScanner(angles: Int, in context: Context) {
      let text = Array("*/ //\"\n".utf8) + Array(repeating: UInt8(ascii: ">"), count: angles)
      text.withUnsafeBufferPointer { bytes in
        withScanner(of: bytes, in: context) { source, discipline in
          _ = agread(source, discipline)
        }
      }
      said.withLock { $0 = [] }
    }

    private static func withScanner<Result>(
      of text: UnsafeBufferPointer<UInt8>,
      in context: Context,
      _ body: (UnsafeMutablePointer<Source>, UnsafeMutablePointer<Agdisc_t>) -> Result
    ) -> Result {
      var source = Source(text: text)
      var input = Agiodisc_t()
      input.afread = { channel, buffer, capacity in
        guard let channel, let buffer else { return 0 }
        return Library.feed(
          channel.assumingMemoryBound(to: Source.self),
          to: UnsafeMutableRawBufferPointer(start: buffer, count: Int(capacity))
        )
      }
      agsetfile(nil)
      return withUnsafeMutablePointer(to: &input) { input in
        var discipline = Agdisc_t()
        discipline.io = input
        discipline.id = context.names
        return body(&source, &discipline)
      }
    }

    private static func feed(
      _ source: UnsafeMutablePointer<Source>,
      to buffer: UnsafeMutableRawBufferPointer
    ) -> Int32 {
      let rest = source.pointee.text[source.pointee.offset...].prefix(buffer.count)
      let end = rest.firstIndex(of: newline)
      let piece = end.map { rest[...$0] } ?? rest
      buffer.copyBytes(from: piece)
      source.pointee.offset += piece.count
      source.pointee.lineBreaks += end == nil ? 0 : 1
      return Int32(piece.count)
    }
  }

  // MARK: - Reading the graph

  extension Library {
    private static func contents(of graph: Graph) -> ParsedGraph {
      let nodeSymbols = symbols(AGNODE, of: graph)
      let edgeSymbols = symbols(AGEDGE, of: graph)
      let graphSymbols = symbols(AGRAPH, of: graph)
      var nodes: [ParsedGraph.Node] = []
      var edges: [ParsedGraph.Edge] = []
      forEachNode(of: graph) { node in
        let tail = name(node)
        var given = attributes(of: node, nodeSymbols)
        // What the library itself puts on every node.
        if given["label"] == .text("\\N") { given["label"] = nil }
        nodes.append(ParsedGraph.Node(name: tail, attributes: given))
        var next = agfstout(graph, node)
        while let edge = next {
          edges.append(
            ParsedGraph.Edge(
              tail: tail,
              head: name(edge.pointee.node),
              attributes: attributes(of: edge, edgeSymbols)
            )
          )
          next = agnxtout(graph, edge)
        }
      }
      return ParsedGraph(
        name: givenName(of: graph),
        isDirected: agisdirected(graph) != 0,
        isStrict: agisstrict(graph) != 0,
        attributes: attributes(of: graph, graphSymbols),
        nodes: nodes,
        edges: edges,
        subgraphs: subgraphs(of: graph, graphSymbols)
      )
    }

    private static func subgraphs(of graph: Graph, _ symbols: [Symbol]) -> [ParsedGraph.Subgraph] {
      var subgraphs: [ParsedGraph.Subgraph] = []
      var pending = [agfstsubg(graph)].compactMap(\.self)
      while let subgraph = pending.popLast() {
        var nodes: [String] = []
        forEachNode(of: subgraph) { nodes.append(name($0)) }
        subgraphs.append(
          ParsedGraph.Subgraph(
            name: givenName(of: subgraph),
            nodes: nodes,
            attributes: attributes(of: subgraph, symbols)
          )
        )
        if let sibling = agnxtsubg(subgraph) { pending.append(sibling) }
        if let child = agfstsubg(subgraph) { pending.append(child) }
      }
      return subgraphs
    }

    private static func forEachNode(
      of graph: Graph,
      _ body: (UnsafeMutablePointer<Agnode_t>) -> Void
    ) {
      var next = agfstnode(graph)
      while let node = next {
        body(node)
        next = agnxtnode(graph, node)
      }
    }

    private static func name(_ object: UnsafeMutableRawPointer?) -> String {
      agnameof(object).map { String(cString: $0) } ?? ""
    }

    /// The name in the text; the library makes up others, which start with a percent sign.
    private static func givenName(of graph: Graph) -> String? {
      let name = name(graph)
      return name.isEmpty || name.hasPrefix("%") ? nil : name
    }

    private struct Symbol {
      let name: String
      let key: UnsafeMutablePointer<Agsym_t>
    }

    private static func symbols(_ kind: Int32, of graph: Graph) -> [Symbol] {
      var symbols: [Symbol] = []
      var next = agnxtattr(graph, kind, nil)
      while let key = next {
        symbols.append(Symbol(name: String(cString: key.pointee.name), key: key))
        next = agnxtattr(graph, kind, key)
      }
      return symbols
    }

    private static func attributes(
      of object: UnsafeMutableRawPointer,
      _ symbols: [Symbol]
    ) -> ParsedGraph.Attributes {
      var attributes: ParsedGraph.Attributes = [:]
      for symbol in symbols {
        guard let value = agxget(object, symbol.key), value.pointee != 0 else { continue }
        let string = String(cString: value)
        attributes[symbol.name] = aghtmlstr(value) != 0 ? .markup(string) : .text(string)
      }
      return attributes
    }
  }

  // MARK: - Lock and messages

  extension Library {
    /// Runs a call alone, with its messages caught, on a deep stack.
    private static func locked<Value: Sendable>(
      _ body: (Context) throws(GraphvizError) -> Value
    ) throws(GraphvizError) -> Value {
      let result = context.withLock { context -> Result<Value, GraphvizError>? in
        let outer = agseterrf { piece in
          if let piece { Library.said.withLock { $0.append(String(cString: piece)) } }
          return 0
        }
        defer { agseterrf(outer) }
        anonymous.withLock { $0 = 0 }
        var result: Result<Value, GraphvizError>?
        DeepStack.run {
          guard let opened = context ?? open() else { return }
          context = opened
          agreseterrors()
          said.withLock { $0 = [] }
          let outcome = Result { () throws(GraphvizError) in try body(opened) }
          if case .failure(.formatMissing) = outcome { context = nil }
          result = outcome
        }
        return result
      }
      guard let result else { throw .noResources }
      return try result.get()
    }

    private static func open() -> Context? {
      // To measure a message longer than its buffer, Graphviz 2 reads the arguments, and then reads
      // on behind them to write it. A message without arguments makes the buffer longer for good.
      CGraphviz_say(String(repeating: " ", count: Limits.messageBytes))
      guard let plugins = gvContext() else { return nil }
      let names = UnsafeMutablePointer<Agiddisc_t>.allocate(capacity: 1)
      names.initialize(to: CGraphviz_names().pointee)
      // The library counts what has no name through the whole life of the process, and writes the
      // count into pictures. Odd numbers are not the addresses by which it knows names.
      names.pointee.map = { graph, kind, name, id, create in
        guard name == nil, let id else {
          return CGraphviz_names().pointee.map(graph, kind, name, id, create)
        }
        id.pointee = Library.anonymous.withLock { count in
          count += 1
          return 2 * count - 1
        }
        return 1
      }
      return Context(plugins: plugins, names: names)
    }

    private static func heard() -> [Diagnostic] {
      Diagnostic.read(said.withLock { $0 })
    }

    private static func firstError() -> Diagnostic? {
      heard().first { $0.severity == .error }
    }

    /// What the library said of one severity, or of any, in one line.
    private static func diagnosis(_ severity: Diagnostic.Severity? = nil) -> String {
      let texts = heard().filter { severity == nil || $0.severity == severity }.map(\.text)
      return texts.isEmpty ? "no reason given" : texts.joined(separator: "; ")
    }
  }
#endif
