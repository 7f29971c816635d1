/// The types that a scenario declares, and what they inherit from one another.
struct TypeHierarchy: Sendable {
  private let types: [String: TypeDeclaration]
  private let files: [String: String]

  /// How many types may stand above one another: each object has the fields of all of them.
  static let depthLimit = 100

  init(of scenario: Scenario) {
    var types: [String: TypeDeclaration] = [:]
    var files: [String: String] = [:]
    for (index, type) in scenario.types.enumerated() {
      types[type.name] = type
      files[type.name] = scenario.file(ofType: index)
    }
    self.types = types
    self.files = files
  }

  /// The declaration of the type, or `nil` where the scenario has none.
  subscript(type: String) -> TypeDeclaration? { types[type] }

  /// The file that declares the type, or `nil`.
  func file(of type: String) -> String? { files[type] }

  /// The type and its superclasses as far as they are known, the base last; no more than
  /// ``depthLimit`` and one.
  func chain(of type: String) -> [String] {
    var chain = [type]
    while chain.count <= Self.depthLimit, let base = types[chain[chain.count - 1]]?.superclass {
      chain.append(base)
    }
    return chain
  }

  /// The type and its superclasses, those too that are known of the frameworks.
  func fullChain(of type: String) -> [String] {
    let chain = chain(of: type)
    return chain + FrameworkTypes.superclasses(of: chain[chain.count - 1])
  }

  /// Whether a type is `base` or descends from it, as far as the scenario declares it or the
  /// frameworks are known.
  func inherits(_ type: String, from base: String) -> Bool { fullChain(of: type).contains(base) }

  /// Whether a type declares the field, or inherits it, as an array.
  func isArray(_ field: String, of type: String) -> Bool {
    chain(of: type).contains { type in
      types[type]?.fields.contains { $0.name == field && $0.isArray } ?? false
    }
  }

  /// The body that a type has for a callback or method: its own, or the nearest superclass's.
  func body(for name: String, of type: String) -> Body? {
    body(for: name, in: chain(of: type)[...])
  }

  /// The body that a type inherits for a callback or method: the nearest superclass's.
  func body(for name: String, above type: String) -> Body? {
    body(for: name, in: chain(of: type).dropFirst())
  }

  private func body(for name: String, in chain: ArraySlice<String>) -> Body? {
    for type in chain {
      if let body = ownBody(for: name, of: type) { return body }
    }
    return nil
  }

  /// The names of what an object of the type can be asked to do.
  func methods(of type: String) -> Set<String> {
    let names = chain(of: type).flatMap { types[$0]?.handlers.map(\.name) ?? [] }
    return Set(names).subtracting(["deinit"])
  }

  /// The body that the type itself has.
  func ownBody(for name: String, of type: String) -> Body? {
    guard let handler = types[type]?.handlers.first(where: { $0.name == name }) else { return nil }
    return Body(statements: handler.body, file: files[type] ?? "", type: type)
  }

  /// The types so that each comes after its superclass, from those in the order of the text; of a
  /// circle of superclasses, which the parser refuses, nothing comes.
  static func inDefinitionOrder(_ types: [TypeDeclaration]) -> [TypeDeclaration] {
    let declared = Set(types.map(\.name))
    var children: [String: [TypeDeclaration]] = [:]
    var ready: [TypeDeclaration] = []
    for type in types {
      if let base = type.superclass, declared.contains(base) {
        children[base, default: []].append(type)
      } else {
        ready.append(type)
      }
    }
    var next = 0
    while next < ready.count {
      ready += children[ready[next].name] ?? []
      next += 1
    }
    return ready
  }
}
