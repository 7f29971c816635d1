@testable import RefGraph

/// A value as one line of text: case and field names as in the code, and no places of the source.
///
/// Two parsed texts that differ only in their layout have equal shapes.
func shape(of value: Any) -> String {
  switch value {
  case let place as Statement.Place: return ([place.name] + place.fields).joined(separator: ".")
  case let text as String: return "\"\(text)\""
  case let verb as FrameworkVerb: return verb.name
  case let number as Int: return "\(number)"
  case let flag as Bool: return "\(flag)"
  default: break
  }
  let mirror = Mirror(reflecting: value)
  let parts = mirror.children.compactMap { child -> String? in
    if child.value is SourceLocation || child.value is ScenarioSources { return nil }
    guard let label = child.label, !label.hasPrefix(".") else { return shape(of: child.value) }
    return mirror.displayStyle == .collection
      ? shape(of: child.value) : "\(label): \(shape(of: child.value))"
  }
  switch mirror.displayStyle {
  case .collection: return "[\(parts.joined(separator: ", "))]"
  case .optional: return parts.first ?? "nil"
  case .enum:
    guard let payload = mirror.children.first, let name = payload.label else { return "\(value)" }
    let inner = shape(of: payload.value)
    return inner.hasPrefix("(") ? name + inner : "\(name)(\(inner))"
  default: return "(\(parts.joined(separator: ", ")))"
  }
}
