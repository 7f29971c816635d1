/// Notifications.
extension FrameworkVerb {
  static let notifications = [observe, observeCalling, post, removeObserver]

  static let observe = FrameworkVerb(
    "observe",
    [
      "observe", .name("notification"), "as", .field("token field", fills: "NotificationToken"),
      "with", .object("closure", .closure),
    ],
    summary: "has the notification center call the closure; the center holds the token, and that "
      + "the closure, until it is removed",
    facts: [.centerToken, .tokenBlock],
    systemObjects: [.notificationCenter]
  ) { stage, operands in
    stage.observe(operands.word(0), with: operands.object(2), into: operands.member(1))
  }

  static let observeCalling = FrameworkVerb(
    "observe calling",
    ["observe", .name("notification"), "calling", .method("method")],
    summary: "the same with a selector: the notification center refers to the observer weakly",
    facts: [.centerTarget],
    systemObjects: [.notificationCenter]
  ) { stage, operands in
    stage.observe(operands.word(0), calling: operands.member(1))
  }

  static let post = FrameworkVerb(
    "post",
    ["post", .name("notification")],
    summary: "calls all who observe the notification, in no guaranteed order"
  ) { stage, operands throws(Obstacle) in
    try stage.post(operands.word(0))
  }

  static let removeObserver = FrameworkVerb(
    "remove observer",
    ["remove", "observer", .object("observer", .any)],
    summary: "has the notification center let go of a token, and that of its closure, or forget an "
      + "observer with a selector"
  ) { stage, operands throws(Obstacle) in
    try stage.removeObserver(operands.object(0))
  }
}
