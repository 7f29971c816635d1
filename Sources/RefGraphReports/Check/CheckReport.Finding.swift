extension CheckReport {
  /// One thing that is not as it was expected to be, in however many combinations of choices.
  public struct Finding: Equatable, Sendable {
    /// The file's name.
    public let file: String
    /// The line of the expectation, from 1.
    public let line: Int
    /// Its column, from 1.
    public let column: Int
    /// What was expected and what is so.
    public let message: String
    /// The moment that it is about; `nil` in a snapshot file.
    public let moment: String?
    /// Where it was found; `nil` in a snapshot file.
    public let combinations: Combinations?

    /// A finding; lines and columns count from 1.
    public init(
      file: String,
      line: Int,
      column: Int,
      message: String,
      moment: String?,
      combinations: Combinations? = nil
    ) {
      self.file = file
      self.line = line
      self.column = column
      self.message = message
      self.moment = moment
      self.combinations = combinations
    }

    /// What is the same when lines are moved in the file: the words of a baseline.
    public var key: String {
      let place = [moment, combinations?.description].compactMap { $0 }.filter { !$0.isEmpty }
      return place.isEmpty ? message : "\(message) (\(place.joined(separator: "; ")))"
    }
  }
}
