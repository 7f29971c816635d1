/// The smallest part of a text in DOT that means something.
struct DOTToken: Equatable {
  let kind: Kind
  let range: Range<Int>

  enum Kind: Equatable {
    case openBrace, closeBrace, openBracket, closeBracket
    case equals, semicolon, comma, colon
    /// `->` or `--`.
    case edge(isDirected: Bool)
    case keyword(Keyword)
    /// A name, a number, a string or an HTML string.
    case id(DOTID)
    /// A character that begins no token.
    case unknown
    case end
  }

  /// The words that are no names, in letters of either case.
  enum Keyword: String, CaseIterable {
    case strict, graph, digraph, subgraph, node, edge
  }
}

/// What names things and is the value of attributes.
///
/// Two are equal if their bytes are, as in Graphviz, and not if they are only alike to a reader.
struct DOTID: Hashable {
  let bytes: [UInt8]
  var isHTML = false

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
