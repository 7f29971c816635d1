internal import RefGraph
internal import RefGraphReports

/// What to change in the source so that some references do not own their targets any more.
struct Remedy {
  private let references: [Snapshot.Reference]

  /// The remedy at these references; none at what a stack holds, which ends by itself.
  init(at references: [Snapshot.Reference]) {
    self.references = references.filter { !SourceWords.isStack($0.source) }
  }

  /// In imperative sentences; `nil` where there is nothing to change. Linear in the references.
  var sentence: String? {
    guard !references.isEmpty else { return nil }
    let parts = [captures(), methods(), operations(), variables(), fields(), elements()]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  private enum Place {
    case capture, method, operation, variable, field, element

    init(_ reference: Snapshot.Reference) {
      let label = reference.label
      switch reference.source.kind {
      case .closure where SourceWords.isMethodReference(reference.source): self = .method
      case .closure: self = .capture
      case .system where SourceWords.isTask(reference.source): self = .operation
      case .system: self = .variable
      case .instance, .frame, .box, .storage:
        self = label.contains("[") ? .element : .field
      }
    }
  }

  private func at(_ place: Place) -> [Snapshot.Reference] {
    references.filter { Place($0) == place }
  }

  private func captures() -> String? {
    let captures = at(.capture)
    guard !captures.isEmpty else { return nil }
    let places = Self.unique(captures.map { SourceWords.type(of: $0.source) })
    return "Capture \(Self.targets(captures)) weakly in \(Listing.text(places))."
  }

  private func methods() -> String? {
    let methods = at(.method)
    guard !methods.isEmpty else { return nil }
    let places = Self.unique(methods.map { SourceWords.type(of: $0.source) })
    return "Pass a closure that captures \(Self.targets(methods)) weakly in place of the "
      + "\(Listing.text(places))."
  }

  private func operations() -> String? {
    let operations = at(.operation)
    guard !operations.isEmpty else { return nil }
    return "End \(Listing.text(Self.unique(operations.map { $0.source.handle }))) in time."
  }

  private func variables() -> String? {
    let variables = at(.variable)
    guard !variables.isEmpty else { return nil }
    let names = Self.unique(variables.map { $0.source.handle })
    return "Let \(Listing.text(names)) go of \(Self.targets(variables)) in time."
  }

  private func fields() -> String? {
    let fields = at(.field)
    guard !fields.isEmpty else { return nil }
    let names = Self.unique(fields.map(Self.declaration))
    let them = names.count == 1 ? "it" : "them"
    return "Make \(Listing.text(names)) weak, or let go of \(them) in time."
  }

  private func elements() -> String? {
    let elements = at(.element)
    guard !elements.isEmpty else { return nil }
    let collections = elements.map { reference in
      let field = reference.label.prefix { $0 != "[" }
      return reference.source.handle + (field.isEmpty ? "" : ".\(field)")
    }
    let places = Listing.text(Self.unique(collections))
    return "Take \(Self.targets(elements)) out of \(places) in time."
  }

  /// `Page.owner`, as the source declares it.
  private static func declaration(_ reference: Snapshot.Reference) -> String {
    let label = reference.label.isEmpty ? "what it refers to" : reference.label
    return VisibleText.escaping("\(reference.source.type).\(label)")
  }

  private static func targets(_ references: [Snapshot.Reference]) -> String {
    Listing.text(unique(references.map { $0.target.handle }))
  }

  private static func unique(_ names: [String]) -> [String] {
    var known: Set<String> = []
    return names.map { VisibleText.escaping($0) }.filter { known.insert($0).inserted }
  }
}
