import Foundation

/// One reminder, to be edited. It owns the closure through which it saves.
final class ReminderDetailViewController: UIViewController {
  private let conditions: Conditions
  /// What stands in the text field.
  var text: String
  var onSave: ((String) -> Void)?

  init(_ name: String?, _ reminder: Reminder, _ conditions: Conditions, in notebook: Notebook) {
    self.conditions = conditions
    text = reminder.title
    super.init(name, in: notebook)
  }

  deinit {
    sayGoodbye()
    log("ReminderDetailViewController deinit - detail controller released")
  }

  override func viewDidLoad() {
    setupNavigation()
  }

  /// Cleans the text, hands it to the list, and leaves.
  func saveReminder() {
    let titleToSave = text.trimmingCharacters(in: .whitespaces)
    log("saveReminder", ["rawText": text, "titleToSave": titleToSave])
    log("saveReminder about to call onSave")
    onSave?(titleToSave)
    leave()
  }

  /// Goes back the way the page came.
  func leave() {
    if outermost.presentationController == nil {
      log("about to popViewController")
      navigationController?.popViewController()
    } else {
      cancel()
    }
  }

  /// Takes the presentation down.
  func cancel() {
    log("about to dismiss")
    dismiss()
  }

  func useExampleTitle() {
    log("useExampleTitle")
    text = "Buy oat milk "
  }
}

// MARK: - Buttons

extension ReminderDetailViewController {
  /// Puts the buttons where the conditions want them.
  private func setupNavigation() {
    switch conditions.save {
    case .plain:
      return
    case .targetAction:
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        "saveItem",
        target: self,
        action: ReminderDetailViewController.saveReminder,
        in: notebook
      )
    case .uiAction:
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        "saveItem",
        primaryAction: UIAction("saveAction", handler: makeSaveHandler(), in: notebook),
        in: notebook
      )
    }
    if conditions.presentation == .present {
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        "cancelItem",
        target: self,
        action: ReminderDetailViewController.cancel,
        in: notebook
      )
    }
    let exampleButton = UIButton("exampleButton", in: notebook)
    exampleButton.addTarget(self, action: ReminderDetailViewController.useExampleTitle)
    view.addSubview(exampleButton)
  }

  /// The page owns its navigation item, that the button, that the action, and that this closure:
  /// if the closure owns the page, the circle is closed.
  private func makeSaveHandler() -> () -> Void {
    let saveHandler: MarkedClosure<() -> Void>
    if conditions.handlerCapture == .strong {
      saveHandler = MarkedClosure("saveHandler", in: notebook) {
        self.log("UIAction closure received button tap")
        self.saveReminder()
      }
    } else {
      saveHandler = MarkedClosure("saveHandler", in: notebook) { [weak self, notebook] in
        notebook.write("UIAction closure received button tap")
        self?.saveReminder()
      }
    }
    return { saveHandler() }
  }
}
