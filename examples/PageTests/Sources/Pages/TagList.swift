/// The list of tags. A page that it has opened is not forgotten, and holds the list: neither goes.
public final class TagList {
  /// What has been saved.
  public private(set) var tags: Set<String> = []
  private var openPages: [DetailPage] = []

  /// An empty list.
  public init() {}

  /// Opens a page for a new tag.
  public func open() -> DetailPage {
    let page = DetailPage()
    page.onSave = { text in self.tags.insert(text) }
    openPages.append(page)
    return page
  }
}
