/// A condition of an experiment that can be changed between runs.
public struct Choice: Equatable, Sendable {
  /// What is chosen.
  public let name: String
  /// What it can be; the first is the default.
  public let values: [String]

  /// A choice among all values of a type.
  init<Value>(_ name: String, of type: Value.Type)
  where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    self.init(name, Array(type.allCases))
  }

  /// A choice among some values of a type.
  init<Value: RawRepresentable>(_ name: String, _ values: [Value]) where Value.RawValue == String {
    self.name = name
    self.values = values.map(\.rawValue)
  }
}

/// One value for each choice of an experiment.
public struct Setting: Equatable, Sendable, CustomStringConvertible {
  /// Choices with their values, in the order of the experiment.
  public let values: [Value]

  /// A choice and what it is set to.
  public struct Value: Equatable, Sendable {
    /// The name of the choice.
    public let choice: String
    /// One of its values.
    public let value: String
  }

  /// The value of a choice as a value of the app.
  ///
  /// - Precondition: the experiment has the choice, and made it from values of this type.
  subscript<Chosen: RawRepresentable>(choice: String) -> Chosen where Chosen.RawValue == String {
    guard let value = values.first(where: { $0.choice == choice })?.value,
      let chosen = Chosen(rawValue: value)
    else { preconditionFailure("no choice \(choice) of \(Chosen.self) in \(self)") }
    return chosen
  }

  /// The same setting with one choice set otherwise; `nil` where the experiment has no such choice
  /// or value.
  public func changing(_ choice: String, to value: String, in experiment: Experiment) -> Setting? {
    guard let index = values.firstIndex(where: { $0.choice == choice }),
      experiment.choices.contains(where: { $0.name == choice && $0.values.contains(value) })
    else { return nil }
    var values = values
    values[index] = Value(choice: choice, value: value)
    return Setting(values: values)
  }

  /// `capture=strong presentation=push`, or nothing where there is no choice.
  public var description: String {
    values.map { "\($0.choice)=\($0.value)" }.joined(separator: " ")
  }
}
