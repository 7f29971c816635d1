#if Graphviz
  extension ParsedGraph {
    /// A node of the text.
    public struct Node: Equatable, Sendable {
      /// What edges call it, unescaped.
      public let name: String
      /// What is set on it.
      public let attributes: Attributes
    }

    /// An edge of the text; in an undirected graph, from the end that was named first.
    public struct Edge: Equatable, Sendable {
      /// The name of the node it leaves.
      public let tail: String
      /// The name of the node it enters.
      public let head: String
      /// What is set on it. Ports are the attributes `tailport` and `headport`.
      public let attributes: Attributes
    }

    /// A subgraph of the text; drawn as a box if its name starts with `cluster`.
    public struct Subgraph: Equatable, Sendable {
      /// What the text calls it, or nil if it does not.
      public let name: String?
      /// The names of all nodes in it, those of the subgraphs inside it included.
      public let nodes: [String]
      /// What is set on it.
      public let attributes: Attributes
    }

    /// The value of an attribute, which the text writes in quotes or between angle brackets.
    ///
    /// Graphviz 2 takes both for the same if a graph has the same characters in both.
    public enum Value: Equatable, Sendable, ExpressibleByStringLiteral {
      /// Text, with Graphviz's own escapes (`\n`, `\l`, `\N`) still in it.
      case text(String)
      /// Markup, without the outer angle brackets.
      case markup(String)

      /// Text.
      public init(stringLiteral value: String) {
        self = .text(value)
      }

      /// The value without the difference between text and markup.
      public var string: String {
        switch self {
        case .text(let string), .markup(let string): string
        }
      }
    }
  }
#endif
