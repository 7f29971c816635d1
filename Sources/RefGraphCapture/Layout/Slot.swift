/// A place in a value or object where a reference may be, as an offset from where it begins.
struct Slot: Equatable {
  enum Kind: UInt8 {
    case strong
    case weak
    case unowned
    case unmanaged
    /// The object of a string; none where its highest bit is set.
    case string
    /// A function and its context.
    case function
    /// Three words of a value, or a box of it, and its metadata.
    case existential
    /// An enum whose case decides what there is.
    case enumeration
    /// Bytes without a known layout: any word that leads to an object counts.
    case unknown
  }

  let kind: Kind
  let offset: UInt32
  let label: LabelPool.Index
  /// Of an enum, its number in the table; of unknown bytes, how many; of a strong reference, the label
  /// of the collection that it is the storage of.
  var detail: UInt32 = 0
}

/// How the values of an enum lie in memory.
struct EnumForm {
  let type: TypeReference
  /// How many cases have a payload; they come first.
  let payloadCount: Int
  /// In bytes.
  let size: Int
}

/// The references of each case of an enum.
struct EnumLayout {
  let form: EnumForm
  /// The slots of each case, by the number of the case.
  let cases: [SlotRange]

  /// The case that a word says, for the mirror does not know that `AnyObject` and its like leave the
  /// top four bits of an address free, where the compiler then keeps the number of the case.
  ///
  /// - Returns: `nil` for a case without payload, and for enums that are not about one address.
  func caseByTag(of word: UInt64) -> Int? {
    let payloadCount = form.payloadCount
    guard form.size == 8, payloadCount > 1 else { return nil }
    let tags = payloadCount < cases.count ? payloadCount + 1 : payloadCount
    let bits = Int.bitWidth - (tags - 1).leadingZeroBitCount
    guard bits <= 4 else { return nil }
    let tag = Int(word >> (64 - UInt64(bits)))
    return tag < payloadCount ? tag : nil
  }
}

/// Slots that stand together in a `LayoutTable`.
typealias SlotRange = Range<Int>

/// What objects of one metadata pointer are, and where they hold references.
struct HeapType {
  /// The type as a person writes it.
  let name: LabelPool.Index
  let shape: Shape
  let slots: SlotRange
  /// The bytes that an instance needs; of storage, those before the elements.
  let size: Int
  /// What the program does not say of it.
  var gaps: LayoutGaps = []

  enum Shape: Equatable {
    /// A class or an actor.
    case instance
    case array(stride: Int)
    case dictionary(keyStride: Int, values: SlotRange, valueStride: Int, key: KeyText)
    case set(stride: Int)
    /// The context of a closure, or the box of a captured variable: the runtime has one kind for both.
    case context
    /// A box of one value: of an indirect case, or of an existential.
    case box
    case errorBox
    case task
  }

  /// How a dictionary's key can be written.
  enum KeyText { case string, integer, none }
}

/// What the compiler was told to leave out.
struct LayoutGaps: OptionSet {
  let rawValue: UInt8
  /// Where fields are, and of what types.
  static let fields = LayoutGaps(rawValue: 1)
  /// What fields are called.
  static let names = LayoutGaps(rawValue: 2)
}

/// The words of labels, each once.
///
/// Those of layouts stay as long as the layouts do. Those that only one capture needs, the keys of its
/// dictionaries, are in a pool of its own and end with it; their indices have `ownBit`.
struct LabelPool {
  typealias Index = UInt32

  private(set) var texts: [String] = [""]
  private var indices: [String: Index] = ["": 0]
  private var joints: [UInt64: Index] = [:]
  private let bit: Index

  static let empty: Index = 0
  static let ownBit: Index = 1 << 31

  init(isOfOneCapture: Bool = false) {
    bit = isOfOneCapture ? Self.ownBit : 0
  }

  mutating func index(of text: String) -> Index {
    if let index = indices[text] { return index }
    let index = Index(texts.count) | bit
    texts.append(text)
    indices[text] = index
    return index
  }

  subscript(index: Index) -> String { texts[Int(index & ~Self.ownBit)] }

  /// The label of a part of what `outer` labels, in this pool of one capture.
  ///
  /// - Parameter pool: that of the layouts, which has the part's label, and may have the outer one.
  mutating func joined(_ outer: Index, _ inner: Index, of pool: LabelPool) -> Index {
    if inner == Self.empty { return outer }
    let pair = UInt64(outer) << 32 | UInt64(inner)
    if let joint = joints[pair] { return joint }
    let outerText = outer & Self.ownBit == 0 ? pool[outer] : self[outer]
    let joint = index(of: Self.join(outerText, pool[inner]))
    joints[pair] = joint
    return joint
  }

  /// `state` and `loaded` make `state.loaded`; `items` and `[3]` make `items[3]`.
  static func join(_ outer: String, _ inner: String) -> String {
    if outer.isEmpty || inner.isEmpty { return outer + inner }
    return inner.hasPrefix("[") ? outer + inner : "\(outer).\(inner)"
  }
}
