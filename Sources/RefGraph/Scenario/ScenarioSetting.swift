/// One value for each choice of a scenario.
public struct ScenarioSetting: Equatable, Sendable, CustomStringConvertible {
  /// Choices with their values, in the order of the scenario.
  public let values: [Value]

  /// A choice and what it is set to.
  public struct Value: Equatable, Sendable {
    /// The name of the choice.
    public let choice: String
    /// One of its values.
    public let value: String
    /// The row of low confidence of which the value is a reading; `nil` of other choices.
    public let fact: FrameworkFact?
  }

  /// The value of a choice, or `nil` where the scenario has no such choice. Linear in the number of
  /// choices.
  public subscript(choice: String) -> String? {
    values.first { $0.choice == choice }?.value
  }

  /// `capture=strong presentation=push`, or nothing where there is no choice; what is a reading of a
  /// row of low confidence says so.
  public var description: String {
    values.map { value in
      let note = value.fact.map { " (a reading: \($0.name) is of low confidence)" } ?? ""
      return "\(value.choice)=\(value.value)\(note)"
    }
    .joined(separator: " ")
  }
}

extension Scenario {
  /// The first value of each choice. Linear in the number of choices.
  public var defaultSetting: ScenarioSetting {
    ScenarioSetting(values: choices.map { $0.setting(to: $0.values[0]) })
  }

  /// The default setting with some choices set otherwise; of two changes to one choice the later
  /// counts.
  ///
  /// ```swift
  /// try scenario.setting([("capture", "strong")]).description  // "capture=strong stop=deinit"
  /// ```
  ///
  /// - Throws: `unknownChoice` or `unknownValue` with the names that there are.
  public func setting(_ changes: [(choice: String, value: String)]) throws(SettingError)
    -> ScenarioSetting
  {
    var values = defaultSetting.values
    for change in changes {
      guard let index = choices.firstIndex(where: { $0.name == change.choice }) else {
        throw .unknownChoice(change.choice, known: choices.map(\.name))
      }
      guard choices[index].values.contains(change.value) else {
        throw .unknownValue(change.value, of: change.choice, known: choices[index].values)
      }
      values[index] = choices[index].setting(to: change.value)
    }
    return ScenarioSetting(values: values)
  }

  /// How many settings there are: the product of the numbers of values, or `Int.max` where that is
  /// more. Linear in the number of choices.
  public func settingCount() -> Int {
    choices.reduce(1) { product, choice in
      let (value, overflow) = product.multipliedReportingOverflow(by: choice.values.count)
      return overflow ? .max : value
    }
  }

  /// The setting of this number, the last choice turning fastest; 0 is the default.
  ///
  /// - Precondition: `number` is at least 0 and less than ``settingCount()``.
  public func setting(number: Int) -> ScenarioSetting {
    precondition(number >= 0, "setting \(number) of \(settingCount())")
    var rest = number
    let values = choices.reversed().map { choice in
      let value = choice.values[rest % choice.values.count]
      rest /= choice.values.count
      return choice.setting(to: value)
    }
    precondition(rest == 0, "setting \(number) of \(settingCount())")
    return ScenarioSetting(values: values.reversed())
  }
}

extension Scenario.Choice {
  /// The choice set to one of its values.
  func setting(to value: String) -> ScenarioSetting.Value {
    .init(choice: name, value: value, fact: fact)
  }
}
