// swift-format-ignore-file
// Written by Scripts/embed-scenarios from examples/*.scenario. Change those, then run it.

/// The scenario files that are built into the binary, in the order of their names.
enum BuiltInScenarioText {
  static let all: [(name: String, text: String)] = [
  ]
}
