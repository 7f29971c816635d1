import Foundation

/// The settings page asks for the hosts. The property makes new ones each time, and each host's list
/// of apps leads back to the host.
extension Story {
  static let cyclicGetter = Story(
    "getter-builds-a-cyclic-graph",
    stage: "Foundation's own NSMutableSet",
    repair: "the app's reference to its host is weak"
  ) { form, track in
    let host = Settings(form).host
    track(host, "host")
    track(host.appList, "list")
    for app in host.appList { track(app as AnyObject, "app") }
  }
}

struct Settings {
  private let form: Form

  init(_ form: Form) {
    self.form = form
  }

  var host: TemporaryHost {
    let host = TemporaryHost()
    switch form {
    case .leaking: host.appList.add(TemporaryApp(host))
    case .repaired: host.appList.add(CarefulTemporaryApp(host))
    }
    return host
  }
}

final class TemporaryHost: NSObject {
  let appList = NSMutableSet()
}

final class TemporaryApp: NSObject {
  private let host: TemporaryHost

  init(_ host: TemporaryHost) {
    self.host = host
  }
}

final class CarefulTemporaryApp: NSObject {
  private weak var host: TemporaryHost?

  init(_ host: TemporaryHost) {
    self.host = host
  }
}
