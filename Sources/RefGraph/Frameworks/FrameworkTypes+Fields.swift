extension FrameworkTypes {
  /// The types that frameworks let something hold, as the model needs them, each after its
  /// superclass. Their fields are those of the table of facts, in its order: that is the order in
  /// which they are let go of, before those of an app's own subclasses.
  static let definitions: [ObjectType] = {
    let sources = FrameworkFact.all.map(\.source)
    var known: Set<String> = []
    return sources.flatMap { [$0] + superclasses(of: $0) }
      .filter { known.insert($0).inserted }
      .sorted { superclasses(of: $0).count < superclasses(of: $1).count }
      .map { type in
        ObjectType(
          type,
          superclass: superclasses(of: type).first,
          fields: fields(of: type),
          hasDeinitBody: FrameworkDeinit.named(type) != nil
        )
      }
  }()

  /// The fields that the framework type itself brings.
  static func fields(of type: String) -> [ObjectType.Field] { fields[type] ?? [] }

  private static let fields: [String: [ObjectType.Field]] = Dictionary(
    grouping: FrameworkFact.all.filter { !$0.isNamedByApp },
    by: \.source
  ).mapValues { facts in facts.map { .init($0.label, $0.strength) } }
}
