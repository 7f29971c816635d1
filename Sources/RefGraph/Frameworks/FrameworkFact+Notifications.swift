/// Who observes notifications.
extension FrameworkFact {
  static let centerToken = FrameworkFact(
    "notificationCenter.observers",
    source: "NotificationCenter",
    label: "observers",
    target: "NotificationToken",
    strength: .strong,
    confidence: .high,
    ends: "remove observer",
    evidence: "developer.apple.com: NotificationCenter.addObserver(forName:object:queue:using:)",
    isArray: true
  )

  static let tokenBlock = FrameworkFact(
    "notificationToken.block",
    source: "NotificationToken",
    label: "block",
    target: "closure",
    strength: .strong,
    confidence: .medium,
    ends: "remove observer",
    evidence: "developer.apple.com: NotificationCenter.addObserver(forName:object:queue:using:): "
      + "the copied block is held until the registration is removed; measured with Swift 6.3.1 "
      + "on Linux: removeObserver releases the block of a token that somebody still keeps"
  )

  static let centerTarget = FrameworkFact(
    "notificationCenter.targets",
    source: "NotificationCenter",
    label: "targets",
    target: anyObject,
    strength: .weak,
    confidence: .high,
    ends: "remove observer",
    evidence: "Foundation release notes for OS X 10.11, quoted in useyourloaf.com: unregistering "
      + "NSNotificationCenter observers in iOS 9",
    isArray: true
  )

  static let notifications = [centerToken, tokenBlock, centerTarget]
}
