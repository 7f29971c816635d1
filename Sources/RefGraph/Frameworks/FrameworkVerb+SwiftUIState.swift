/// Views of SwiftUI: what they store, and what they depend on.
extension FrameworkVerb {
  static let swiftUIState = propertyDeclarations + [setEnvironmentObject, read]

  /// The verbs that say which properties a view has.
  static let propertyDeclarations = [
    state, stateOfObject, focusState, stateObject, observedObject, environmentObject,
  ]

  static let state = FrameworkVerb(
    "state",
    ["state", .field("property", fills: "State"), "with", .value("value")],
    summary: "in `on body`: an @State property; its `wrappedValue` is this one at first, and lives "
      + "as long as the view's identity",
    facts: [.state]
  ) { stage, operands throws(Obstacle) in
    try stage.store(operands.word(1), in: operands.member(0), type: "State", .state)
  }

  static let stateOfObject = FrameworkVerb(
    "state of",
    ["state", .field("property", fills: "Observable"), "of", .name("type")],
    summary: "in `on body`: an @State property with an Observable object, made once for the "
      + "view's identity",
    facts: [.observableState]
  ) { stage, operands throws(Obstacle) in
    try stage.storeObject(of: operands.word(1), in: operands.member(0), .observableState)
  }

  static let focusState = FrameworkVerb(
    "focus state",
    ["focus", "state", .field("property", fills: "FocusState")],
    summary:
      "in `on body`: an @FocusState property; its `wrappedValue` is false at first, and lives "
      + "as long as the view's identity",
    facts: [.focusState]
  ) { stage, operands throws(Obstacle) in
    try stage.store("false", in: operands.member(0), type: "FocusState", .focusState)
  }

  static let stateObject = FrameworkVerb(
    "state object",
    ["state", "object", .field("property", fills: "ObservableObject"), "of", .name("type")],
    summary:
      "in `on body`: an @StateObject property, made once for the view's identity and owned by "
      + "it",
    facts: [.stateObject]
  ) { stage, operands throws(Obstacle) in
    try stage.storeObject(of: operands.word(1), in: operands.member(0), .stateObject)
  }

  static let observedObject = FrameworkVerb(
    "observed object",
    ["observed", "object", .object("property", .instance(of: "ObservableObject"))],
    summary: "in `on body`: an @ObservedObject property; the body runs again after any change of "
      + "the object that it holds"
  ) { stage, operands throws(Obstacle) in
    _ = try stage.runningView()
    stage.observe(operands.object(0))
    return VerbPlan()
  }

  static let environmentObject = FrameworkVerb(
    "environment object",
    ["environment", "object", .field("property", fills: "ObservableObject"), "of", .name("type")],
    summary: "in `on body`: an @EnvironmentObject property, which gets what the nearest view above "
      + "hands down",
    facts: [.environmentObject]
  ) { stage, operands throws(Obstacle) in
    try stage.readEnvironment(into: operands.member(0), type: operands.word(1))
  }

  static let setEnvironmentObject = FrameworkVerb(
    "set environment object",
    [
      "set", "environment", "object", "of", .object("view", .instance(of: "View")), "to",
      .object("object", .instance(of: "ObservableObject")),
    ],
    summary: "hands an object down to the view and all below it, as `.environmentObject` does",
    facts: [.environment]
  ) { stage, operands in
    stage.setEnvironment(of: operands.object(0), to: operands.object(1))
  }

  static let read = FrameworkVerb(
    "read",
    ["read", .value("value")],
    summary: "in `on body`: reads a value such as `(self.user.name)`; the body depends on it where "
      + "it is state or of an Observable object"
  ) { stage, _ throws(Obstacle) in
    _ = try stage.runningView()
    return VerbPlan()
  }
}
