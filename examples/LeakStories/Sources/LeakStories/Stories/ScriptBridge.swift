/// A bridge between a web page and the app. The page's content controller keeps it as a handler, and
/// one of its own commands keeps it as well: two reasons, and mending one changes nothing.
extension Story {
  static let scriptBridge = Story(
    "webkit-bridge-and-command-closure",
    stage: "WebKit stands in; the host screen is a global variable",
    repair: "the content controller and the command's closure hold the client weakly",
    owners: { ["host": HostViewController.shared] }
  ) { form, track in
    let client = Client(HostViewController.shared.webView, form)
    track(client, "client")
    track(client.commands[0], "command")
  }
}

protocol ScriptMessageHandler: AnyObject {}

final class UserContentController {
  var messageHandlers: [String: any ScriptMessageHandler] = [:]
}

final class WebView: UIView {
  let userContentController = UserContentController()
}

final class HostViewController: UIViewController {
  static let shared = HostViewController()
  let webView = WebView()
}

final class Client: ScriptMessageHandler {
  private(set) var commands: [Command] = []
  private weak var webView: WebView?

  init(_ webView: WebView, _ form: Form) {
    self.webView = webView
    let content = webView.userContentController
    switch form {
    case .leaking:
      content.messageHandlers["kamome"] = self
      commands.append(Command("echo") { self.reply($0) })
    case .repaired:
      content.messageHandlers["kamome"] = WeakHandler(self)
      commands.append(Command("echo") { [weak self] in self?.reply($0) })
    }
  }

  private func reply(_ message: String) {}
}

final class WeakHandler: ScriptMessageHandler {
  private weak var handler: (any ScriptMessageHandler)?

  init(_ handler: any ScriptMessageHandler) {
    self.handler = handler
  }
}

final class Command {
  private let name: String
  private let handler: (String) -> Void

  init(_ name: String, handler: @escaping (String) -> Void) {
    self.name = name
    self.handler = handler
  }
}
