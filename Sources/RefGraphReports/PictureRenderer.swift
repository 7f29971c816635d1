/// Draws DOT text: a value that an executable supplies, so that reports need no drawing library.
public struct PictureRenderer: Sendable {
  /// The forms of a picture.
  public enum Form: String, CaseIterable, Sendable {
    case svg
    case png
    case pdf
    /// Places without a picture: Graphviz's form of this name, a line for each node and edge.
    case plain
  }

  /// Why there is no picture, in words for a person.
  public struct Failure: Error, Equatable, Sendable {
    /// What was wrong and what to do next; lines without the last line break.
    public let message: String
    /// Whether a component is missing, rather than the text being at fault.
    public let isUnavailable: Bool

    /// Says why there is no picture.
    public init(message: String, isUnavailable: Bool) {
      self.message = message
      self.isUnavailable = isUnavailable
    }
  }

  /// From DOT text to the bytes of a picture.
  public let render: @Sendable (_ dot: String, _ form: Form) throws(Failure) -> [UInt8]

  /// Draws with a function of the caller's.
  public init(
    _ render: @escaping @Sendable (_ dot: String, _ form: Form) throws(Failure) -> [UInt8]
  ) {
    self.render = render
  }
}
