/// A change is waited for once: the handler ends the observation that it belongs to, and so has to
/// refer to it. Ending it does not drop the handler.
extension Story {
  static let observationToken = Story(
    "kvo-token-captured-in-own-handler",
    stage: "key-value observation stands in",
    repair: "the handler clears the variable, too"
  ) { form, track in
    var observation: KeyValueObservation?
    observation = KeyValueObservation { _ in
      observation?.invalidate()
      if form == .repaired { observation = nil }
    }
    if let token = observation {
      track(token, "token")
      token.change(to: "ready")
    }
  }
}

final class KeyValueObservation {
  private let changeHandler: (String) -> Void
  private var isValid = true

  init(changeHandler: @escaping (String) -> Void) {
    self.changeHandler = changeHandler
  }

  func change(to value: String) {
    if isValid { changeHandler(value) }
  }

  func invalidate() {
    isValid = false
  }
}
