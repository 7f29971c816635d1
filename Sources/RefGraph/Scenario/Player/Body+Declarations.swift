/// The body of a view of SwiftUI begins with its properties: what SwiftUI makes for them is there
/// before it asks for the body.
extension Body {
  /// The lines at its beginning that declare properties.
  func declarations() -> Body {
    Body(
      statements: Array(statements.prefix { $0.declaresProperties() }),
      file: file,
      type: type
    )
  }

  /// The lines that follow.
  func withoutDeclarations() -> Body {
    Body(statements: Array(statements.drop { $0.declaresProperties() }), file: file, type: type)
  }
}

extension Statement {
  /// Whether it declares properties of a view and does nothing else, in whichever branch.
  fileprivate func declaresProperties() -> Bool {
    var open = [self]
    while let statement = open.popLast() {
      switch statement.kind {
      case .verb(let call) where FrameworkVerb.propertyDeclarations.contains(call.verb): break
      case .branch: open += statement.kind.bodies.flatMap(\.self)
      default: return false
      }
    }
    return true
  }
}
