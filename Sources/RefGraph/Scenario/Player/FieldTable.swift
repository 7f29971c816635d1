/// Which fields objects may have, as far as the text of a scenario tells: using any other is a
/// mistake of spelling.
///
/// Objects of a type that declares fields have those, and those of its superclasses. Objects of any
/// other type have the fields that some line gives them, be it a later one. Where the text does not
/// tell the type of an object that is given something, any may be meant. Frameworks give fields too.
struct FieldTable: Sendable {
  private let types: TypeHierarchy
  private var references = GivenFields()
  private var values = GivenFields()

  /// The fields to which lines give something.
  private struct GivenFields: Sendable {
    /// In objects of a type.
    var byType: [String: Set<String>] = [:]
    /// In objects of which the text does not tell the type.
    var toAny: Set<String> = []

    mutating func note(_ write: FieldWrites.Write) {
      guard let owners = write.owners else {
        toAny.insert(write.field)
        return
      }
      for type in owners { byType[type, default: []].insert(write.field) }
    }

    func has(_ field: String, in chain: [String]) -> Bool {
      toAny.contains(field) || chain.contains { byType[$0]?.contains(field) == true }
    }

    func names(in chain: [String]) -> Set<String> {
      chain.reduce(toAny) { $0.union(byType[$1] ?? []) }
    }
  }

  /// - Complexity: O(statements).
  init(of scenario: Scenario, _ types: TypeHierarchy) {
    self.types = types
    for write in FieldWrites(of: scenario).all {
      if write.isValue { values.note(write) } else { references.note(write) }
    }
  }

  /// Whether objects of a type have the fields that it and its superclasses declare only.
  func isStrict(_ type: String) -> Bool { types[type]?.fields.isEmpty == false }

  /// Whether an object of the type may have the field.
  ///
  /// - Parameter mayBeController: whether verbs take the object for a controller.
  func has(_ field: String, in type: String, mayBeController: Bool) -> Bool {
    let chain = types.chain(of: type)
    if declaration(of: field, in: chain) != nil { return true }
    if frameworkFields(of: type, mayBeController).contains(field) { return true }
    guard !isStrict(type) else { return false }
    return references.has(field, in: chain) || values.has(field, in: chain)
  }

  /// Whether the field of such objects is for values: it is declared so or, where no type declares
  /// it, lines give it values and no references.
  func isForValues(_ field: String, in type: String) -> Bool {
    let chain = types.chain(of: type)
    if let declaration = declaration(of: field, in: chain) {
      return declaration.initialValue != nil
    }
    return values.has(field, in: chain) && !references.has(field, in: chain)
  }

  /// What the field of such objects holds at first, where a type declares that.
  func initialValue(of field: String, in type: String) -> String? {
    declaration(of: field, in: types.chain(of: type))?.initialValue
  }

  /// The names of all fields that an object of the type may have.
  func names(in type: String, mayBeController: Bool) -> Set<String> {
    let chain = types.chain(of: type)
    var names = Set(frameworkFields(of: type, mayBeController))
    for type in chain { names.formUnion(types[type]?.fields.map(\.name) ?? []) }
    guard !isStrict(type) else { return names }
    return names.union(references.names(in: chain)).union(values.names(in: chain))
  }

  private func declaration(of field: String, in chain: [String]) -> TypeDeclaration.Field? {
    for type in chain {
      if let field = types[type]?.fields.first(where: { $0.name == field }) { return field }
    }
    return nil
  }

  /// The names of the fields that frameworks may give an object of the type.
  private func frameworkFields(
    of type: String,
    _ mayBeController: Bool
  ) -> some Sequence<String> {
    let sources = types.fullChain(of: type) + (mayBeController ? ["UIViewController"] : [])
    return sources.lazy.flatMap { FrameworkTypes.fields(of: $0).map(\.name) }
  }
}
