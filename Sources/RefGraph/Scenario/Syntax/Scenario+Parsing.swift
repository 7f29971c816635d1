extension Scenario {
  /// Reads a scenario from the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: text in UTF-8, with or without a byte-order mark; lines end in LF or CR LF.
  ///   - file: the name to put into messages.
  ///   - known: the names that `use` may give, for the nearest one in messages.
  ///   - resolve: gives the scenario that `use` names, or `nil`. Whoever parses it with the same
  ///     function must refuse a name that is being resolved, or two scenarios that use each other
  ///     never end.
  /// - Throws: a ``ScenarioError`` with everything that is wrong, in order of place.
  /// - Complexity: O(bytes).
  public init(
    parsing bytes: [UInt8],
    file: String,
    known: [String] = [],
    resolve: @escaping (String) -> Scenario? = { _ in nil }
  ) throws(ScenarioError) {
    let source = try SourceText(bytes, file: file)
    var parser = ScenarioParser(
      source,
      dialect: .scenario,
      library: .init(names: known, scenario: resolve)
    )
    try parser.parse()
    self.init(
      name: parser.header?.name.text ?? "",
      title: parser.header?.title ?? "",
      file: file,
      uses: parser.uses,
      remarks: parser.remarks,
      changes: parser.changes,
      choices: parser.choices,
      types: parser.types,
      groups: parser.groups,
      statements: parser.blocks[0].body,
      sources: parser.sources
    )
  }

  /// Reads a scenario from a string, by the rules for the bytes of a file.
  public init(
    parsing text: String,
    file: String,
    known: [String] = [],
    resolve: @escaping (String) -> Scenario? = { _ in nil }
  ) throws(ScenarioError) {
    try self.init(parsing: Array(text.utf8), file: file, known: known, resolve: resolve)
  }
}
