#if Graphviz
  /// A drawn graph, and what Graphviz had to say while it drew.
  public struct Picture: Equatable, Sendable {
    /// What ``bytes`` are written in.
    public let format: PictureFormat

    /// The whole file, ready to be written as it is.
    public let bytes: [UInt8]

    /// Graphviz's warnings, in order: the picture is there, but something in the text was ignored
    /// or replaced, such as an unknown shape or colour. It gives some of them once in a process and
    /// not again.
    public let warnings: [String]
  }
#endif
