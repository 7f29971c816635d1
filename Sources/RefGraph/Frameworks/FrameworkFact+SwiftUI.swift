/// SwiftUI: views by identity, and the storage of their properties.
extension FrameworkFact {
  static let rootView = FrameworkFact(
    "hostingController.rootView",
    source: "UIHostingController",
    label: "rootView",
    target: "View",
    strength: .strong,
    confidence: .high,
    ends: "set another root view",
    evidence: "developer.apple.com: UIHostingController.rootView, the root view of the hierarchy "
      + "managed by this controller"
  )

  static let viewChild = FrameworkFact(
    "view.children",
    source: "View",
    label: "children",
    target: "View",
    strength: .strong,
    confidence: .medium,
    ends: "its body no longer places it",
    evidence:
      "developer.apple.com/videos/play/wwdc2021/10022, Demystify SwiftUI: the lifetime of a "
      + "view is the duration of its identity",
    isArray: true
  )

  static let state = FrameworkFact(
    "view.state",
    source: "View",
    label: "@State",
    target: "State",
    strength: .strong,
    confidence: .high,
    ends: "the view's identity ends",
    evidence: "developer.apple.com/videos/play/wwdc2021/10022, Demystify SwiftUI: state lifetime "
      + "equals view lifetime",
    isNamedByApp: true
  )

  static let focusState = FrameworkFact(
    "view.focusState",
    source: "View",
    label: "@FocusState",
    target: "FocusState",
    strength: .strong,
    confidence: .medium,
    ends: "the view's identity ends",
    evidence:
      "developer.apple.com: FocusState, a DynamicProperty of its view; that it lives as long as "
      + "State does follows from that",
    isNamedByApp: true
  )

  static let observableState = FrameworkFact(
    "view.observableState",
    source: "View",
    label: "@State",
    target: "Observable",
    strength: .strong,
    confidence: .high,
    ends: "the view's identity ends",
    evidence:
      "developer.apple.com: Migrating from the Observable Object protocol to the Observable "
      + "macro (@State in the place of @StateObject)",
    isNamedByApp: true
  )

  static let stateObject = FrameworkFact(
    "view.stateObject",
    source: "View",
    label: "@StateObject",
    target: "ObservableObject",
    strength: .strong,
    confidence: .high,
    ends: "the view's identity ends",
    evidence: "fatbobman.com: stateobject_and_observedobject",
    isNamedByApp: true
  )

  static let environment = FrameworkFact(
    "view.environmentObjects",
    source: "View",
    label: "environmentObjects",
    target: "ObservableObject",
    strength: .strong,
    confidence: .medium,
    ends: "the view's identity ends",
    evidence: "developer.apple.com: View.environmentObject(_:), supplies an object to the view's "
      + "hierarchy",
    isArray: true
  )

  static let environmentObject = FrameworkFact(
    "view.environmentObject",
    source: "View",
    label: "@EnvironmentObject",
    target: "ObservableObject",
    strength: .strong,
    confidence: .medium,
    ends: "the view's identity ends",
    evidence:
      "developer.apple.com: EnvironmentObject, a property wrapper for an object supplied by "
      + "a parent or ancestor view",
    isNamedByApp: true
  )

  static let swiftUI = [
    rootView, viewChild, state, focusState, observableState, stateObject, environment,
    environmentObject,
  ]
}
