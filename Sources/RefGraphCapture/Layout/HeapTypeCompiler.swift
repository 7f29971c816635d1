/// Finds out what objects with a metadata pointer are.
///
/// The first word of an object leads to metadata, whose first word says the kind: 0 for classes,
/// 0x400 for contexts of closures, 0x500 for boxes, 0x501 for boxed errors, 0x502 for tasks, as Swift
/// 6.3 lays them out on Linux. Whatever does not look like it is no object.
struct HeapTypeCompiler {
  let table: LayoutTable
  let memory: CachedMemory

  private var mirror: TypeMirror { table.mirror }

  init(table: LayoutTable, memory: CachedMemory) {
    self.table = table
    self.memory = memory
  }

  /// The type, and whether all objects of this metadata share it; `nil` where it is no metadata.
  mutating func type(_ metadata: UInt64, object: UInt64) -> (HeapType, isShared: Bool)? {
    guard metadata & 7 == 0, memory.canRead(metadata &- 16, count: 40) else { return nil }
    switch memory.word(metadata) {
    case 0: return classType(metadata).map { ($0, true) }
    case 0x400: return contextType(metadata, object)
    case 0x500: return (boxType(metadata), true)
    case 0x501:
      return (HeapType(name: label("Error"), shape: .errorBox, slots: 0..<0, size: 16), true)
    case 0x502: return (HeapType(name: label("Task"), shape: .task, slots: 0..<0, size: 16), true)
    default: return nil
    }
  }

  // MARK: Classes

  private func classType(_ metadata: UInt64) -> HeapType? {
    guard let descriptor = ClassDescriptor(metadata, memory) else { return nil }
    let type = mirror.type(ofMetadata: metadata)
    let demangled = type.flatMap(mirror.name) ?? descriptor.name
    if let type, let storage = storage(type, demangled) { return storage }
    var fields = ClassCompiler(table: table, memory: memory)
    fields.add(metadata)
    return HeapType(
      name: label(SourceName.type(demangled)),
      shape: .instance,
      slots: table.add(fields.slots),
      size: Int(descriptor.instanceSize)
    )
  }

  /// The storage of the standard library's collections: a header, and elements behind it.
  private func storage(_ type: TypeReference, _ demangled: String) -> HeapType? {
    let arguments = mirror.genericArguments(of: type)
    let arrays = ["Swift._ContiguousArrayStorage<", "Swift._StaticArrayStorage<"]
    if arrays.contains(where: demangled.hasPrefix), let element = arguments.first {
      return HeapType(
        name: label("[\(name(element))]"),
        shape: .array(stride: mirror.layout(of: element).stride),
        slots: table.value(element),
        size: 32
      )
    }
    if demangled.hasPrefix("Swift._DictionaryStorage<"), arguments.count == 2 {
      let shape = HeapType.Shape.dictionary(
        keyStride: mirror.layout(of: arguments[0]).stride,
        values: table.value(arguments[1]),
        valueStride: mirror.layout(of: arguments[1]).stride,
        key: keyText(arguments[0])
      )
      let name = "[\(name(arguments[0])): \(name(arguments[1]))]"
      return HeapType(name: label(name), shape: shape, slots: table.value(arguments[0]), size: 64)
    }
    if demangled.hasPrefix("Swift._SetStorage<"), let element = arguments.first {
      let shape = HeapType.Shape.set(stride: mirror.layout(of: element).stride)
      return HeapType(
        name: label("Set<\(name(element))>"),
        shape: shape,
        slots: table.value(element),
        size: 56
      )
    }
    return nil
  }

  private func label(_ text: String) -> LabelPool.Index { table.labels.index(of: text) }

  private func name(_ type: TypeReference) -> String {
    mirror.name(of: type).map(SourceName.type) ?? "?"
  }

  private func keyText(_ type: TypeReference) -> HeapType.KeyText {
    switch mirror.name(of: type) {
    case "Swift.String": .string
    case "Swift.Int": .integer
    default: .none
    }
  }

  // MARK: Contexts and boxes

  /// A context has no type of its own, but a description of what it holds. Where the description
  /// depends on generic arguments, which are in the object, each object is looked at.
  private mutating func contextType(
    _ metadata: UInt64,
    _ object: UInt64
  ) -> (HeapType, isShared: Bool)? {
    guard memory.word(metadata &- 8) == 0 else { return nil }
    let description = memory.word(metadata &+ 16)
    let isGeneric = memory.half(description &+ 8) > 0
    let layout = mirror.layout(ofContext: object)
    var values = ValueCompiler(table: table)
    for index in 0..<layout.fieldCount {
      let field = mirror.field(index, ofContext: object)
      guard let type = field.type else { continue }
      values.add(type, kind: field.kind, offset: field.offset, label: "[\(index)]")
    }
    if layout.kind != .closureContext {
      values.addUnknown(bytes: Self.unknownContextSize, offset: 16, label: "")
    }
    let size = max(16, layout.size)
    return (
      HeapType(name: label("closure"), shape: .context, slots: table.add(values.slots), size: size),
      isShared: !isGeneric
    )
  }

  /// Of a context that nobody describes, so many bytes are looked at.
  private static let unknownContextSize = 64

  private func boxType(_ metadata: UInt64) -> HeapType {
    let offset = Int(memory.half(metadata &+ 8))
    let boxed = memory.word(metadata &+ 16)
    guard MetadataCheck(memory: memory).isMetadata(boxed),
      let value = mirror.type(ofMetadata: boxed), offset >= 16, offset < 1 << 16
    else {
      return HeapType(name: label("box"), shape: .box, slots: 0..<0, size: 16)
    }
    let layout = mirror.layout(of: value)
    var values = ValueCompiler(table: table)
    values.add(value, kind: layout.kind, offset: offset, label: "")
    return HeapType(
      name: label(name(value)),
      shape: .box,
      slots: table.add(values.slots),
      size: offset + layout.size
    )
  }
}
