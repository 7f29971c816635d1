/// The layouts of all types that captures of one program have met, each found once.
///
/// Metadata never moves, so a layout serves every later capture. It belongs to one engine.
final class LayoutTable {
  private(set) var types: [HeapType] = []
  private(set) var slots: [Slot] = []
  private(set) var enums: [EnumLayout] = []
  var labels = LabelPool()

  let mirror: TypeMirror
  let symbols: ImageSymbols
  private var typeIndices: [UInt64: Int32] = [:]
  /// The types of metadata whose objects are not all of one type.
  private var variants: [UInt64: [Int32]] = [:]
  private var enumNumbers: [EnumKey: UInt32] = [:]
  private var values: [TypeReference: SlotRange] = [:]
  private var existentials: [UInt64: ExistentialValue?] = [:]

  /// A metadata pointer that stands for nothing known.
  static let noType: Int32 = -1

  /// How a value in an existential lies there.
  struct ExistentialValue {
    let isBoxed: Bool
    let isClass: Bool
    let slots: SlotRange
  }

  init(_ mirror: TypeMirror, _ symbols: ImageSymbols) {
    self.mirror = mirror
    self.symbols = symbols
  }

  /// Keeps slots together; empty ranges are one.
  func add(_ added: [Slot]) -> SlotRange {
    if added.isEmpty { return 0..<0 }
    slots += added
    return (slots.count - added.count)..<slots.count
  }

  /// The cases of an enum are the same wherever it stands, but for the collection that they are of.
  private struct EnumKey: Hashable {
    let type: TypeReference
    let collection: LabelPool.Index
  }

  /// The number of the layout of an enum's cases.
  func number(ofCases cases: [[Slot]], of form: EnumForm, in collection: LabelPool.Index)
    -> UInt32
  {
    let key = EnumKey(type: form.type, collection: collection)
    if let known = enumNumbers[key], isSame(cases, enums[Int(known)].cases) { return known }
    enums.append(EnumLayout(form: form, cases: cases.map { add($0) }))
    let number = UInt32(enums.count - 1)
    enumNumbers[key] = number
    return number
  }

  private func isSame(_ cases: [[Slot]], _ ranges: [SlotRange]) -> Bool {
    cases.count == ranges.count && zip(cases, ranges).allSatisfy { slots[$1].elementsEqual($0) }
  }

  /// The type of the objects whose first word is `metadata`; `noType` where it is none.
  func typeIndex(_ metadata: UInt64, object: UInt64, memory: CachedMemory) -> Int32 {
    if let index = typeIndices[metadata] { return index }
    var compiler = HeapTypeCompiler(table: self, memory: memory)
    guard let (type, isShared) = compiler.type(metadata, object: object) else {
      // A word that is no metadata now may be some later: it is not remembered.
      return Self.noType
    }
    if !isShared, let known = variant(type, of: metadata) { return known }
    types.append(type)
    let index = Int32(types.count - 1)
    if isShared {
      typeIndices[metadata] = index
    } else {
      variants[metadata, default: []].append(index)
    }
    return index
  }

  /// A known type that is like this one, whose slots are given up again: each capture meets such
  /// objects, and must not make the table grow.
  private func variant(_ type: HeapType, of metadata: UInt64) -> Int32? {
    let known = variants[metadata, default: []].first { index in
      let known = types[Int(index)]
      return known.shape == type.shape && known.size == type.size
        && slots[known.slots] == slots[type.slots]
    }
    if known != nil, type.slots.upperBound == slots.count { slots.removeSubrange(type.slots) }
    return known
  }

  /// The slots of a value of this type, with labels that begin within it.
  func value(_ type: TypeReference) -> SlotRange {
    if let range = values[type] { return range }
    var compiler = ValueCompiler(table: self)
    compiler.add(type, kind: mirror.layout(of: type).kind, offset: 0, label: "")
    let range = add(compiler.slots)
    values[type] = range
    return range
  }

  /// How the value of an existential with this metadata lies there; `nil` where nobody knows.
  func existential(_ metadata: UInt64, memory: CachedMemory) -> ExistentialValue? {
    if let known = existentials[metadata] { return known }
    guard MetadataCheck(memory: memory).isMetadata(metadata),
      let type = mirror.type(ofMetadata: metadata)
    else { return nil }
    let witnesses = memory.word(metadata &- 8)
    let value = ExistentialValue(
      isBoxed: memory.half(witnesses &+ 0x50) & 0x2_0000 != 0,
      isClass: memory.word(metadata) == 0,
      slots: value(type)
    )
    existentials[metadata] = value
    return value
  }
}
