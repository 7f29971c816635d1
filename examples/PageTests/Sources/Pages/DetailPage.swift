/// Edits one text, and says what was saved.
public final class DetailPage {
  /// Called with the text when the user saves.
  public var onSave: (String) -> Void = { _ in }
  /// What the field shows.
  public var text = ""

  /// An empty page.
  public init() {}

  /// The user presses Save.
  public func save() {
    onSave(text)
  }
}
