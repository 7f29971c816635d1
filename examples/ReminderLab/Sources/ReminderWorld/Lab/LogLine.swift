/// One line of the log: `list.viewDidLoad`, or `saveReminder rawText="Milk " titleToSave=Milk`.
public struct LogLine: Hashable, Sendable, CustomStringConvertible {
  /// What happened: a line of the app's own, or `HANDLE.callback` where a framework called.
  public let text: String
  /// The values that the line shows, in their order.
  public let fields: [Field]

  /// A value that a line shows.
  public struct Field: Hashable, Sendable, CustomStringConvertible {
    /// What is shown.
    public let name: String
    /// The value as text.
    public let value: String

    /// A field that shows `value` under `name`.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }

    /// `name=value`, the value in quotes where it is empty or has spaces.
    public var description: String {
      value.isEmpty || value.contains(" ") ? "\(name)=\"\(value)\"" : "\(name)=\(value)"
    }
  }

  /// A line with its fields.
  public init(_ text: String, fields: [Field] = []) {
    self.text = text
    self.fields = fields
  }

  /// The text, then each field, with spaces between.
  public var description: String {
    ([text] + fields.map(\.description)).joined(separator: " ")
  }
}
