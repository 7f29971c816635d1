public import RefGraph

/// Why a file is no snapshot in DOT, and where.
///
/// Equal files give equal errors. The description is safe to print on a terminal.
public struct DOTFileError: Error, Hashable, Sendable {
  /// What the reader was told to call the file.
  public let file: String
  /// Where in the file the mistake is.
  public let place: SourceLocation
  /// What is wrong.
  public let problem: Problem

  /// The ways in which a file fails to be a snapshot in DOT.
  public enum Problem: Hashable, Sendable {
    /// There is nothing but space and comments.
    case emptyInput
    /// The text is not UTF-8, but an encoding that can be named.
    case encoding(TextEncoding)
    /// No UTF-8 sequence begins, or goes on, with `byte`.
    case invalidUTF8(byte: UInt8)
    /// A byte is zero.
    case nulByte
    /// Something else stands where `expected` should.
    case unexpected(found: String, expected: Expectation)
    /// The text ends within `part`, which began at the second place.
    case truncated(Part, began: SourceLocation)
    /// More than `bound` of a part stand inside each other.
    case nesting(Part, bound: Int)
    /// A number does not end where its digits do.
    case malformedNumeral(found: String)
    /// An edge is written as in graphs of the other sort.
    case wrongEdge(isDirected: Bool)
    /// Subgraphs as ends of edges stand for more edges than anybody draws.
    case tooManyEdges(bound: Int)
    /// Another graph follows the first.
    case secondGraph
    /// An edge has no direction.
    case undirectedEdge
    /// The graph says that it is of another format.
    case unknownFormat(String)
    /// The format is known, and not in this version.
    case unknownVersion(String)
    /// A word stands where another of its vocabulary should.
    case unknownWord(String, in: SnapshotFileError.Vocabulary, nearest: String?)
    /// The value of an attribute is neither `true` nor `false`, nor, in `refgraph_due`, a number.
    case notTruth(String)
    /// The value of an attribute is no whole number of 64 bits.
    case notNumber(String)
    /// A backslash in an attribute begins nothing that is known.
    case escape(found: String)
    /// Two objects have one identity.
    case duplicateIdentity(ObjectID)
    /// A root or a reference needs an object that is marked as released.
    case releasedObject(String)
    /// Two roots of an object agree in lifetime and label.
    case duplicateRoot(String)
    /// The graph is a diagram in which one box or arrow stands for several.
    case folded(Fold)
    /// There is more of something than a snapshot can number.
    case tooMany(String)
  }

  /// What the grammar asks for at a place.
  public enum Expectation: String, Hashable, Sendable {
    case graph = "`digraph` or `graph`"
    case bodyOfGraph = "`{`, or a name and `{`"
    case body = "`{`"
    case statement = "a node, an edge, a subgraph, an attribute or `}`"
    case end = "a node or a subgraph at the end of an edge"
    case name = "a name, a number or a string"
    case attributes = "`[`"
    case attributeOrEnd = "an attribute's name or `]`"
    case equals = "`=`"
    case value = "an attribute's value"
    case string = "a string in double quotes after `+`"
    case graphEnd = "nothing after the graph"
  }

  /// A part of a text that has a beginning and an end.
  public enum Part: String, Hashable, Sendable {
    case graph
    case subgraph
    case attributes = "list of attributes"
    case string
    case html = "HTML string"
    case comment
  }

  /// The ways in which a diagram leaves something out.
  public enum Fold: Hashable, Sendable {
    case crowd
    case bundle
    case hidden
  }
}
