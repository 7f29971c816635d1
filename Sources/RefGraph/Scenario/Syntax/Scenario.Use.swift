extension Scenario {
  /// A scenario whose declarations and set-up stand before this one's: `use NAME`, perhaps with some
  /// of its choices narrowed.
  ///
  /// The used scenario's own declarations are the next ``choiceCount`` choices (fixed ones
  /// included), ``typeCount`` types, ``groupCount`` groups and ``statementCount`` statements of the
  /// scenario that uses it, after those of the uses before. Each scenario is used once, however many others use it as well.
  public struct Use: Equatable, Sendable {
    /// The used scenario's name.
    public let name: String
    /// The used scenario's file, for messages about its declarations.
    public let file: String
    /// Where the text names it; `nil` where only a used scenario does.
    public internal(set) var location: SourceLocation?
    /// What the text leaves to choose of its choices, and of those that it uses in turn.
    public internal(set) var narrowings: [Narrowing] = []
    /// How many choices come from it.
    public let choiceCount: Int
    /// How many types come from it.
    public let typeCount: Int
    /// How many groups come from it.
    public let groupCount: Int
    /// How many statements of its set-up come from it.
    public let statementCount: Int
  }

  /// The file that holds the choice with this index.
  ///
  /// - Complexity: O(uses + choices).
  public func file(ofChoice index: Int) -> String {
    let declared = declaredChoices.firstIndex { $0.name == choices[index].name } ?? index
    return Self.file(of: declared, countedBy: \.choiceCount, uses, own: file)
  }

  /// The file that holds the type with this index.
  ///
  /// - Complexity: O(uses).
  public func file(ofType index: Int) -> String {
    Self.file(of: index, countedBy: \.typeCount, uses, own: file)
  }

  /// The file that holds the statement with this index, which its location belongs to.
  ///
  /// - Complexity: O(uses).
  public func file(ofStatement index: Int) -> String {
    Self.file(of: index, countedBy: \.statementCount, uses, own: file)
  }

  static func file(
    of index: Int,
    countedBy count: (Use) -> Int,
    _ uses: [Use],
    own: String
  ) -> String {
    var end = 0
    for use in uses {
      end += count(use)
      if index < end { return use.file }
    }
    return own
  }
}
