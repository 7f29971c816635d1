extension FrameworkVerb {
  /// A use of a verb that SwiftUI's types do not allow, or that SwiftUI answers by stopping.
  public enum SwiftUIMisuse: Equatable, Sendable {
    /// A view was placed, or a property stored, while no body of such a view runs.
    case outsideBody
    /// No view above hands an object of the type down.
    case noEnvironmentObject(ofType: String, in: String)
  }
}

extension FrameworkVerb.SwiftUIMisuse: CustomStringConvertible {
  /// What is wrong, and what to do instead.
  public var description: String {
    switch self {
    case .outsideBody:
      "views and their properties are declared by the body of the view itself: put the line into "
        + "`on body` of its type"
    case .noEnvironmentObject(let type, let view):
      "no ObservableObject of type \(type) is found, and SwiftUI stops here: put `set environment "
        + "object of … to …` into the body of a view above `\(view)`"
    }
  }
}
