/// Dispatch sources and work items.
extension FrameworkFact {
  static let sourceHandler = FrameworkFact(
    "dispatchSource.eventHandler",
    source: "DispatchSourceTimer",
    label: "eventHandler",
    target: "closure",
    strength: .strong,
    confidence: .high,
    ends: "cancel",
    evidence:
      "dispatch_object(3): dispatch_source_cancel breaks a cycle by a source's handler blocks; "
      + "measured with Swift 6.3.1 and libdispatch on Linux: an active source is cancelled, and its "
      + "handler released, with its last reference, which overrules the manual's word that the "
      + "system keeps an active source"
  )

  static let workItemBlock = FrameworkFact(
    "dispatchWorkItem.block",
    source: "DispatchWorkItem",
    label: "block",
    target: "closure",
    strength: .strong,
    confidence: .high,
    evidence: "github.com/pusher/NWWebSocket/issues/39: the item holds its block for its lifetime; "
      + "developer.apple.com, DispatchWorkItem.cancel(): cancelling releases nothing by itself"
  )

  static let dispatch = [sourceHandler, workItemBlock]
}
