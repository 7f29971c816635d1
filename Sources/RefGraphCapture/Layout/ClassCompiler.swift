/// Finds the slots of a class and of those it inherits from.
struct ClassCompiler {
  private let table: LayoutTable
  private let memory: CachedMemory
  private var values: ValueCompiler

  var slots: [Slot] { values.slots }
  private(set) var gaps: LayoutGaps = []

  init(table: LayoutTable, memory: CachedMemory) {
    self.table = table
    self.memory = memory
    values = ValueCompiler(table: table)
  }

  /// The superclass's first, as they lie in memory.
  mutating func add(_ metadata: UInt64) {
    for descriptor in chain(metadata).reversed() { addOwn(descriptor) }
  }

  private func chain(_ metadata: UInt64) -> [ClassDescriptor] {
    var chain: [ClassDescriptor] = []
    var next = metadata
    while next != 0, chain.count < 256, let descriptor = ClassDescriptor(next, memory) {
      chain.append(descriptor)
      next = descriptor.superclass
    }
    return chain
  }

  private mutating func addOwn(_ descriptor: ClassDescriptor) {
    let layout = table.mirror.layout(ofClass: descriptor.metadata)
    if layout.kind == .classInstance, layout.fieldCount == descriptor.fieldCount {
      for index in 0..<layout.fieldCount {
        let field = table.mirror.field(index, ofClass: descriptor.metadata)
        if field.name.isEmpty { gaps.insert(.names) }
        guard let type = field.type else { continue }
        let label = SourceName.field(field.name, index: index)
        let offset = descriptor.offset(ofField: index)
        guard (16..<Int(descriptor.instanceSize)).contains(offset) else { continue }
        values.add(type, kind: field.kind, offset: offset, label: label)
      }
      return
    }
    if let fields = descriptor.fields() { return addRead(fields, of: descriptor) }
    if descriptor.fieldCount > 0 { gaps.insert(.fields) }
    let start = inheritedSize(descriptor)
    values.addUnknown(
      bytes: Int(descriptor.instanceSize) - start,
      offset: start,
      label: ""
    )
  }

  private func inheritedSize(_ descriptor: ClassDescriptor) -> Int {
    let inherited = ClassDescriptor(descriptor.superclass, memory)
    return Int((inherited?.instanceSize ?? 16) + 7) & ~7
  }

  /// Fields read without the mirror. Each ends where the next one begins.
  private mutating func addRead(_ fields: [ClassDescriptor.Field], of descriptor: ClassDescriptor) {
    let offsets = fields.map(\.offset).sorted() + [Int(descriptor.instanceSize)]
    for (index, field) in fields.enumerated() {
      let label = SourceName.field(field.name, index: index)
      let end = offsets.first { $0 > field.offset } ?? field.offset
      let mangled = MangledName(at: field.type, memory, table.symbols)
      let room = end - field.offset
      if let strength = mangled.strength {
        values.add(strength, field.offset, label)
      } else if let type = mangled.text.flatMap({ table.mirror.type(named: "$s\($0)") }) {
        let kind = table.mirror.layout(of: type).kind
        values.add(type, kind: kind, offset: field.offset, label: label, room: room)
      } else {
        values.addUnknown(bytes: room, offset: field.offset, label: label)
      }
    }
  }
}
