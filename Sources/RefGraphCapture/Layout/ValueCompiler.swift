/// Finds the slots of a value: its fields, and theirs, with labels that lead to them.
///
/// Values nest as deep as their types do; past a bound, which no type that people write comes near,
/// bytes count as unknown.
struct ValueCompiler {
  private(set) var slots: [Slot] = []

  private let table: LayoutTable
  private var depth = 0
  /// The collection that is being added.
  private var collection = LabelPool.empty
  private static let deepest = 64

  init(table: LayoutTable) {
    self.table = table
  }

  /// Adds the slots of a value.
  ///
  /// - Parameter room: how many bytes it has, where the caller knows better than the mirror.
  mutating func add(
    _ type: TypeReference,
    kind: TypeKind,
    offset: Int,
    label: String,
    room: Int? = nil
  ) {
    guard depth < Self.deepest else { return addUnknown(type, offset, label) }
    depth += 1
    defer { depth -= 1 }
    switch kind {
    case .strong, .errorExistential: add(.strong, offset, label, detail: collection)
    case .weak: add(.weak, offset, label)
    case .unowned: add(.unowned, offset, label)
    case .unmanaged: add(.unmanaged, offset, label)
    case .classExistential: add(strength(ofExistential: type), offset, label)
    case .function: add(.function, offset, label)
    case .opaqueExistential: add(.existential, offset, label)
    case .builtin: addBuiltin(type, offset, label)
    case .structure, .tuple: addFields(type, offset, label)
    case .enumWithOnePayload, .enumWithPayloads: addEnum(type, kind, offset, label)
    case .enumWithoutPayload, .rawPointer, .metatype: return
    case .unknown:
      guard !addLocked(type, name(of: type), offset, label) else { return }
      addUnknown(
        bytes: room ?? table.mirror.layout(of: type).size,
        offset: offset,
        label: label
      )
    case .array, .classInstance, .closureContext: addUnknown(type, offset, label)
    }
  }

  /// Adds bytes of which nothing is known.
  mutating func addUnknown(bytes: Int, offset: Int, label: String) {
    guard bytes >= 8 else { return }
    add(.unknown, offset, label, detail: UInt32(bytes))
  }

  /// Adds a reference.
  mutating func add(_ kind: Slot.Kind, _ offset: Int, _ label: String, detail: UInt32 = 0) {
    let label = table.labels.index(of: label)
    slots.append(Slot(kind: kind, offset: UInt32(offset), label: label, detail: detail))
  }

  private mutating func addUnknown(_ type: TypeReference, _ offset: Int, _ label: String) {
    addUnknown(bytes: table.mirror.layout(of: type).size, offset: offset, label: label)
  }

  private func name(of type: TypeReference) -> String { table.mirror.name(of: type) ?? "" }

  /// Adds what a lock guards; false where the type is no lock.
  private mutating func addLocked(
    _ type: TypeReference,
    _ name: String,
    _ offset: Int,
    _ label: String
  ) -> Bool {
    guard let value = LockedValue(type, name: name, mirror: table.mirror) else { return false }
    add(value.type, kind: value.kind, offset: offset + value.offset, label: label)
    return true
  }

  private mutating func addBuiltin(_ type: TypeReference, _ offset: Int, _ label: String) {
    switch table.mirror.name(of: type) {
    case "Builtin.BridgeObject", "Builtin.NativeObject":
      add(.strong, offset, label, detail: collection)
    default: return
    }
  }

  private mutating func addFields(_ type: TypeReference, _ offset: Int, _ label: String) {
    let layout = table.mirror.layout(of: type)
    let name = name(of: type)
    if name == "Swift.String" { return add(.string, offset + 8, label) }
    if addLocked(type, name, offset, label) { return }
    let outer = collection
    defer { collection = outer }
    if Self.isCollection(name) { collection = table.labels.index(of: SourceName.type(name)) }
    for index in 0..<layout.fieldCount {
      let field = table.mirror.field(index, of: type)
      guard let fieldType = field.type else { continue }
      let word = SourceName.field(field.name, index: index)
      add(
        fieldType,
        kind: field.kind,
        offset: offset + field.offset,
        label: Self.isWrapper(name, fieldCount: layout.fieldCount)
          ? label : LabelPool.join(label, word)
      )
    }
  }

  /// The collections of the standard library are structs about one reference to their storage.
  private static func isWrapper(_ name: String, fieldCount: Int) -> Bool {
    fieldCount == 1 && name.hasPrefix("Swift.")
  }

  private static func isCollection(_ name: String) -> Bool {
    [
      "Swift.Array<", "Swift.ContiguousArray<", "Swift.ArraySlice<", "Swift.Dictionary<",
      "Swift.Set<",
    ]
    .contains(where: name.hasPrefix)
  }

  private mutating func addEnum(
    _ type: TypeReference,
    _ kind: TypeKind,
    _ offset: Int,
    _ label: String
  ) {
    let layout = table.mirror.layout(of: type)
    let name = name(of: type)
    let isTransparent =
      name.hasPrefix("Swift.Optional<") || name.hasPrefix("Swift.Dictionary<")
      || name.hasPrefix("Swift.Set<")
    var cases: [[Slot]] = []
    var payloadCount = 0
    for index in 0..<layout.fieldCount {
      let field = table.mirror.field(index, of: type)
      var payload = ValueCompiler(table: table)
      payload.depth = depth
      payload.collection = collection
      if let fieldType = field.type {
        let word = isTransparent ? "" : SourceName.field(field.name, index: index)
        payload.add(fieldType, kind: field.kind, offset: field.offset, label: word)
        payloadCount += 1
      }
      cases.append(payload.slots)
    }
    guard cases.contains(where: { !$0.isEmpty }) else { return }
    if kind == .enumWithOnePayload, let slot = cases.first?.first, cases[0].count == 1,
      slot.isAbsentWhereZero, Int(slot.offset) + slot.size == layout.size
    {
      let label = LabelPool.join(label, table.labels[slot.label])
      return add(slot.kind, offset + Int(slot.offset), label, detail: slot.detail)
    }
    let form = EnumForm(type: type, payloadCount: payloadCount, size: layout.size)
    let number = table.number(ofCases: cases, of: form, in: collection)
    add(.enumeration, offset, label, detail: number)
  }

  /// The mirror has one kind for all existentials of classes; their strength stands in the name.
  private func strength(ofExistential type: TypeReference) -> Slot.Kind {
    let name = name(of: type)
    if name.hasPrefix("weak ") { return .weak }
    if name.hasPrefix("unowned(unsafe) ") { return .unmanaged }
    return name.hasPrefix("unowned ") ? .unowned : .strong
  }
}

extension Slot {
  /// Whether an enum about it writes its other cases where the reference would be, as a number that
  /// is no address; then no case need be asked for.
  fileprivate var isAbsentWhereZero: Bool {
    switch kind {
    case .strong, .unowned, .unmanaged, .weak, .function: true
    case .string, .existential, .enumeration, .unknown: false
    }
  }

  fileprivate var size: Int { kind == .function ? 16 : 8 }
}

/// A value behind a lock of the Synchronization module, whose layout the mirror does not tell.
private struct LockedValue {
  let type: TypeReference
  let kind: TypeKind
  let offset: Int

  /// `Mutex` is a word of the lock's, and its value where its alignment lets it stand.
  init?(_ type: TypeReference, name: String, mirror: TypeMirror) {
    guard name.hasPrefix("Synchronization.Mutex<"),
      let value = mirror.genericArguments(of: type).first
    else { return nil }
    let layout = mirror.layout(of: value)
    self.type = value
    kind = layout.kind
    offset = layout.size >= 8 ? 8 : 4
  }
}
