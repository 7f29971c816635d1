extension FrameworkVerb {
  /// An object of the system that verbs bring with them: alive from outside from its first use on.
  ///
  /// A scenario may make it itself, to name it where it likes: an object of this name and type.
  public struct SystemObject: Equatable, Sendable {
    /// The name by which a scenario knows it.
    public let name: String
    /// The type that it is made of.
    public let type: String
    /// What keeps it, in a few words.
    public let label: String
  }
}
