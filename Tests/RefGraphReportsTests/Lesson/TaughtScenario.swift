import RefGraph
import RefGraphReports

/// A small scenario with everything that a lesson can carry.
enum TaughtScenario {
  static let text = """
    scenario page "Does the page go?"
    question "Page and model: who keeps whom?"
    misconception "Clearing the app's reference is enough."
    conclusion "With a strong way back it is not."
    cannot-prove "What else an app holds."
    next "timer-incident"
    next "Draw it."
    chapter "Card 0"
    entry "Page.swift, close()"
    trigger "Tap Close."
    stopping-point "The first line of close()."
    key-variable "self: the page."
    call-stack "close(), then the control."
    log-category "Memory"
    lldb "bt"
    xcode "A page without an owner."
    purple-warning "On both."
    reset "Run again."
    erratum "The text says that it goes; it does so with a weak way back only."
    closing-question "Who should own whom?"
    change way-back
    choice way-back = strong | weak
    choice size = small | large
    type Page
      on close
        event "closing"
        moment closing
        clear app.page
      end
    end
    root app: App
    let page: Page
    let model: Model
    app.page -> page
    page.model -> model
    model.page -[way-back]-> page
    moment open
    action "Close"
      call page.close
      due page
    end
    moment closed
    predict "Is the page gone?"
      answer "It is." when released page
      answer "It leaks with its model." when leaked page and cycle page model
    end

    """

  /// The play of the scenario.
  static func timeline(_ changes: KeyValuePairs<String, String> = [:]) throws -> Timeline {
    try timeline(of: text, changes)
  }

  /// The play of any scenario.
  static func timeline(
    of text: String,
    _ changes: KeyValuePairs<String, String> = [:]
  ) throws -> Timeline {
    let scenario = try Scenario(parsing: text, file: "page.scenario")
    return try scenario.play(scenario.setting(changes.map { (choice: $0.key, value: $0.value) }))
  }
}
