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
}
