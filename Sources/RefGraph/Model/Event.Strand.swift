extension Event {
  /// A part of an unordered group whose own events keep their order.
  ///
  /// Events of one group stand together. Real code may show its strands one after the other in any
  /// order, or mixed; of one strand, the earlier event comes before the later in all of them.
  ///
  /// A strand is one callback of a framework with all that its body does, one capture or local that
  /// is let go of with all that goes with it, or one statement of an `unordered` block. An object that
  /// several strands let go of dies in the last, whichever that is: its end is a strand of its own. A
  /// group within a strand adds its strands to the group around it, and nothing is said about the
  /// order in which they come between the events of that one.
  ///
  /// It is assumed that strands do not otherwise depend on one another: where two of them change the
  /// same field, what each does may depend on which comes first.
  public struct Strand: Hashable, Sendable {
    /// The number of the group, from 1, in the order of their beginning.
    public let group: Int
    /// The number within the group, from 1, in the order of their beginning; a strand in which
    /// nothing happens has one too.
    public let number: Int

    /// The strand of this number in the group of that number.
    public init(group: Int, number: Int) {
      self.group = group
      self.number = number
    }
  }
}
