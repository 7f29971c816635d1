internal import RefGraph

/// Something that holds objects and is none of Swift's: a global variable, the stack of a thread.
struct Holder: Hashable {
  enum Kind { case global, stack }

  let kind: Kind
  /// Where it lies; of a stack, where its memory begins.
  let address: UInt64
  /// `NotificationCenter.default`, or `stack of thread 2`; `nil` where nothing tells.
  let name: String?
  /// `global variable`
  let type: String

  /// Whether it is the stack of who asked for the capture.
  var isCaller = false

  /// Whether what it holds goes by itself.
  var lifetime: RootLifetime { kind == .global ? .permanent : .temporary }
}

/// What the search for holders found.
struct FoundHolders {
  /// In the order of addresses.
  var holders: [Holder] = []
  var links: [Link] = []
  /// Objects to begin at before the given ones, the outermost first.
  var starts: [UInt64] = []
  /// Whether there was more to look at than the search may.
  var isCut = false

  /// A reference that no layout tells of.
  struct Link {
    /// The address of the holder, or of an object.
    let source: UInt64
    let target: UInt64
    /// Where the reference stands.
    let place: UInt64
    let strength: ReferenceStrength
    /// How many of the target's references it stands for.
    var count = 1

    func isOf(_ source: UInt64, _ target: UInt64) -> Bool {
      self.source == source && self.target == target && strength == .strong
    }
  }
}
