import RefGraph
import Testing

/// What the language page says of its first scenario.
@Suite struct FirstScenarioTests {
  private static let first = """
    root app: App
    let page: Page
    let model: Model
    app.page -> page
    page.model -> model
    model.delegate -> page
    clear app.page
    due page
    moment after
    expect released page
    """

  @Test func `page and model hold each other`() throws {
    #expect(
      try play(Self.first).objections == ["expected `page` to be released, but it is leaked"]
    )
  }

  @Test func `with a weak reference back the page is released`() throws {
    let text = Self.first.replacing("model.delegate ->", with: "model.delegate ~>")
    #expect(try play(text).objections == [])
    #expect(try play(text).log == ["~ page deinit", "~ model deinit"])
  }
}
