/// A reminder. Its identity is `id`: the title may change and the position does.
struct Reminder {
  let id: String
  var title: String
  /// Days from today.
  let day: Int

  /// What the app knows when it starts.
  static let samples = [
    Reminder(id: "buy-groceries", title: "Buy groceries", day: 9),
    Reminder(id: "call-dentist", title: "Call the dentist", day: 0),
    Reminder(id: "file-report", title: "File the report", day: 0),
    Reminder(id: "pay-taxes", title: "Pay taxes", day: 2),
  ]

  /// Which reminders the list shows.
  enum Filter: String, CaseIterable {
    case unfiltered, today, future

    /// The reminders that pass, those of the future by day.
    func apply(to reminders: [Reminder]) -> [Reminder] {
      switch self {
      case .unfiltered: reminders
      case .today: reminders.filter { $0.day == 0 }
      case .future: reminders.filter { $0.day > 0 }.sorted { $0.day < $1.day }
      }
    }
  }
}
