/// Subjects, subscriptions and cancellables of Combine.
extension FrameworkFact {
  static let subjectSubscription = FrameworkFact(
    "subject.subscriptions",
    source: "PassthroughSubject",
    label: "subscriptions",
    target: "Subscription",
    strength: .strong,
    confidence: .medium,
    ends: "cancel",
    evidence: "OpenCombine, PassthroughSubject.swift: the list of its downstreams",
    isArray: true
  )

  static let cancellableSubscription = FrameworkFact(
    "anyCancellable.subscription",
    source: "AnyCancellable",
    label: "subscription",
    target: "Subscription",
    strength: .strong,
    confidence: .high,
    ends: "cancel",
    evidence: "apeth.com: Understanding Combine, Subscribers and AnyCancellable"
  )

  static let subscriptionClosure = FrameworkFact(
    "subscription.receiveValue",
    source: "Subscription",
    label: "receiveValue",
    target: "closure",
    strength: .strong,
    confidence: .high,
    ends: "cancel",
    evidence: "developer.apple.com: Publisher.sink(receiveValue:)"
  )

  static let subscriptionObject = FrameworkFact(
    "subscription.object",
    source: "Subscription",
    label: "object",
    target: anyObject,
    strength: .strong,
    confidence: .high,
    ends: "cancel",
    evidence:
      "developer.apple.com: Publisher.assign(to:), which says that assign(to:on:) would hold "
      + "a strong reference to self"
  )

  static let combine = [
    subjectSubscription, cancellableSubscription, subscriptionClosure, subscriptionObject,
  ]
}
