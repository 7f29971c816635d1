/// What a walk found: every object that it came to, and every reference that it saw, as memory has
/// them; nothing is folded yet.
struct HeapGraph {
  /// Which object is where.
  var numbers = AddressIndex()
  /// The number of the type in the table of layouts.
  var types: [Int32] = []
  var states: [ObjectState] = []
  /// The strong references that the runtime counts.
  var strongCounts: [UInt32] = []
  /// Those of them that were found.
  var foundCounts: [UInt32] = []
  var sizes: [UInt64] = []

  var sources: [UInt32] = []
  var targets: [UInt32] = []
  /// Those of the layouts, or of `ownLabels`.
  var labels: [LabelPool.Index] = []
  /// The labels that are of this walk alone.
  var ownLabels = LabelPool(isOfOneCapture: true)
  /// The number of the element that holds the reference; `noElement` where none does.
  var elements: [UInt32] = []
  var strengths: [ReferenceStrength] = []

  /// The function that a closure runs, by the number of its object.
  var functions: [UInt32: UInt64] = [:]

  /// The collection that an object is the storage of, as the first reference to it declares it; the
  /// empty label where none does.
  var collections: [LabelPool.Index] = []

  /// What holds objects and is none, by its number.
  var holders: [UInt32: Holder] = [:]
  /// Whether what else holds the objects was looked for, and there was more than may be looked at.
  var isSearchCut = false

  /// Collections whose header did not fit what followed, as happens where a thread is writing.
  var tornCollections = 0
  /// References that led to no object.
  var danglingReferences = 0
  /// Whether there was more than the limit allowed.
  var isCut = false

  static let noElement = UInt32.max
  /// The type of a closure that the runtime has no object for.
  static let synthesized: Int32 = -2
  /// The type of what holds objects and is none.
  static let holder: Int32 = -3
  /// The bit that tells the identity of such a closure from an address.
  static let synthesizedBit: UInt64 = 1 << 63
  /// The bit that tells the identity of a holder from an address.
  static let holderBit: UInt64 = 1 << 62

  var addresses: [UInt64] { numbers.addresses }
  var objectCount: Int { types.count }
}

/// What is known about an object.
struct ObjectState: OptionSet {
  let rawValue: UInt8
  /// A strong way from the given objects leads to it.
  static let isHeld = ObjectState(rawValue: 1)
  /// Its references were read.
  static let isRead = ObjectState(rawValue: 2)
  /// There is an object.
  static let isObject = ObjectState(rawValue: 4)
  /// Its deinit has begun.
  static let isReleased = ObjectState(rawValue: 8)
  /// It is part of the program's file, and is never released.
  static let isImmortal = ObjectState(rawValue: 16)

  /// Whether one fact is known. The protocol's own asks through three generic functions, which
  /// unoptimised code feels.
  @inline(__always)
  func contains(_ fact: ObjectState) -> Bool { rawValue & fact.rawValue == fact.rawValue }
}

/// The strength of a reference in memory.
enum ReferenceStrength: UInt8 {
  case strong, weak, unowned, unmanaged, conservative
}
