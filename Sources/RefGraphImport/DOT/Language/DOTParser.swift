/// Builds a graph from tokens.
///
/// Subgraphs that are open lie on a stack. Each may be the end of an edge whose rest follows its
/// brace, so the ends that are read so far wait in the frame in which the edge stands.
struct DOTParser {
  /// How many subgraphs may stand inside each other.
  static let depth = 256

  let source: DOTSource
  var lexer: DOTLexer
  var token: DOTToken
  var result = DOTGraph()
  var frames: [Frame] = []
  var scopes = DOTScopes()
  var nodes: [DOTID: Int] = [:]
  var edges = DOTEdgeTable()
  private var warned: Set<[UInt8]> = []

  /// A pair of braces that is open.
  struct Frame {
    /// The index of its scope.
    let scope: Int
    let isLegend: Bool
    /// Where it begins, for an error at the end of the text.
    let offset: Int
    var nodeDefaults = DOTAttributes()
    var edgeDefaults = DOTAttributes()
    /// The ends, so far, of the edges that are being read.
    var chain = Chain()
  }

  init(_ source: DOTSource) throws(DOTFileError) {
    self.source = source
    lexer = DOTLexer(source)
    token = try lexer.next()
  }

  /// Reads the whole text.
  mutating func graph() throws(DOTFileError) -> DOTGraph {
    if token.kind == .end { throw source.error(.emptyInput, at: source.bytes.count) }
    try header()
    while let frame = frames.last { try statement(in: frame) }
    switch token.kind {
    case .end: return result
    case .keyword(.strict), .keyword(.graph), .keyword(.digraph):
      throw source.error(.secondGraph, at: token.range.lowerBound)
    default: throw unexpected(.graphEnd)
    }
  }

  /// `strict digraph name {`.
  private mutating func header() throws(DOTFileError) {
    if token.kind == .keyword(.strict) {
      result.isStrict = true
      try advance()
    }
    switch token.kind {
    case .keyword(.digraph): result.isDirected = true
    case .keyword(.graph): result.isDirected = false
    default: throw unexpected(.graph)
    }
    let start = token.range.lowerBound
    try advance()
    if case .id(let id) = token.kind {
      result.name = id
      try advance()
      guard token.kind == .openBrace else { throw unexpected(.body) }
    }
    guard token.kind == .openBrace else { throw unexpected(.bodyOfGraph) }
    frames.append(Frame(scope: scopes.root, isLegend: false, offset: start))
    try advance()
  }

  private mutating func statement(in frame: Frame) throws(DOTFileError) {
    switch token.kind {
    case .closeBrace: try close()
    case .keyword(.graph): try defaults(of: .graph)
    case .keyword(.node): try defaults(of: .node)
    case .keyword(.edge): try defaults(of: .edge)
    case .keyword(.subgraph), .openBrace: try open()
    case .id(let id): try beginWith(id)
    default: throw unexpected(.statement)
    }
  }

  mutating func advance() throws(DOTFileError) {
    token = try lexer.next()
  }

  /// Skips the semicolon that may end a statement.
  mutating func endStatement() throws(DOTFileError) {
    if token.kind == .semicolon { try advance() }
  }

  /// The token is none of those that may stand in its place.
  func unexpected(_ expected: DOTFileError.Expectation) -> DOTFileError {
    if token.kind == .end, let frame = frames.last {
      let part: DOTFileError.Part = frames.count == 1 ? .graph : .subgraph
      return lexer.truncated(part, began: frame.offset)
    }
    let found = token.kind == .end ? "the end of the input" : source.excerpt(token.range)
    return source.error(
      .unexpected(found: found, expected: expected),
      at: token.range.lowerBound
    )
  }

  /// Notes an attribute with our prefix that is not known for `element`, once for each name.
  mutating func warn(of name: DOTID, at offset: Int, in element: DOTElement) {
    guard result.unknownAttributes.count < JSONWarnings.limit, warned.insert(name.bytes).inserted
    else { return }
    result.unknownAttributes.append(.init(name: name.text, offset: offset, element: element))
  }
}
