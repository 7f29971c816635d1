/// Which fields objects may have, as far as the text of a scenario tells: using any other is a
/// mistake of spelling.
///
/// Objects of a type that declares fields have those, and those of its superclasses. Objects of any
/// other type have the fields that some line gives them, be it a later one. Where the text does not
/// tell the type of an object that is given something, any may be meant. Frameworks give fields too.
struct FieldTable: Sendable {
  private let types: TypeHierarchy
  /// The fields that lines give to objects of a type.
  private var given: [String: Set<String>] = [:]
  /// The fields that lines give to objects of which the text does not tell the type.
  private var givenToAny: Set<String> = []

  /// - Complexity: O(statements).
  init(of scenario: Scenario, _ types: TypeHierarchy) {
    self.types = types
    for write in FieldWrites(of: scenario).all {
      if let owners = write.owners {
        for type in owners { given[type, default: []].insert(write.field) }
      } else {
        givenToAny.insert(write.field)
      }
    }
  }

  /// Whether objects of a type have the fields that it and its superclasses declare only.
  func isStrict(_ type: String) -> Bool { types[type]?.fields.isEmpty == false }

  /// Whether an object of the type may have the field.
  ///
  /// - Parameter mayBeController: whether verbs take the object for a controller.
  func has(_ field: String, in type: String, mayBeController: Bool) -> Bool {
    let chain = types.chain(of: type)
    if chain.contains(where: { declares(field, $0) }) { return true }
    if facts(of: type, mayBeController).contains(where: { $0.label == field }) { return true }
    guard !isStrict(type) else { return false }
    return givenToAny.contains(field) || chain.contains { given[$0]?.contains(field) == true }
  }

  /// The names of all fields that an object of the type may have.
  func names(in type: String, mayBeController: Bool) -> Set<String> {
    let chain = types.chain(of: type)
    var names = Set(facts(of: type, mayBeController).map(\.label))
    for type in chain { names.formUnion(types[type]?.fields.map(\.name) ?? []) }
    guard !isStrict(type) else { return names }
    for type in chain { names.formUnion(given[type] ?? []) }
    return names.union(givenToAny)
  }

  private func declares(_ field: String, _ type: String) -> Bool {
    types[type]?.fields.contains { $0.name == field } == true
  }

  /// What frameworks may make an object of the type hold.
  private func facts(of type: String, _ mayBeController: Bool) -> [FrameworkFact] {
    let chain = types.fullChain(of: type)
    return FrameworkFact.all.filter { fact in
      chain.contains(fact.source) || (mayBeController && fact.source == "UIViewController")
    }
  }
}
