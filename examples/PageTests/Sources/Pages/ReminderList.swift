/// The list of reminders. The pages that it opens go away when they are closed.
public final class ReminderList {
  /// What has been saved.
  public private(set) var reminders: [String] = []
  private var detail: DetailPage?

  /// An empty list.
  public init() {}

  /// Opens a page for a new reminder.
  public func open() -> DetailPage {
    let page = DetailPage()
    page.onSave = { [weak self] text in self?.reminders.append(text) }
    detail = page
    return page
  }

  /// Closes the page that is open.
  public func close() {
    detail = nil
  }
}
