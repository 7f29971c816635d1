private import CRefGraphCapture

/// A type as the mirror knows it; good as long as the mirror is.
struct TypeReference: Hashable {
  let rawValue: UInt64
}

/// How values of a type lie in memory.
enum TypeKind: UInt32 {
  case unknown, builtin, rawPointer, tuple, structure
  case enumWithoutPayload, enumWithOnePayload, enumWithPayloads
  case function, opaqueExistential, classExistential, errorExistential, metatype
  case strong, unowned, weak, unmanaged
  case classInstance, closureContext, array
}

/// A type's layout.
struct TypeLayout {
  let kind: TypeKind
  let size: Int
  let stride: Int
  let fieldCount: Int
}

/// A stored property, a tuple's element, a capture, or a case of an enum.
struct FieldLayout {
  let name: String
  let offset: Int
  let kind: TypeKind
  let type: TypeReference?
}

/// The layout of types, as `libswiftRemoteMirror` finds it. One caller at a time.
final class TypeMirror {
  private let library: MirrorLibrary
  private let reader: MirrorReader
  private let context: refgraph_mirror

  init(_ library: MirrorLibrary, _ reader: MirrorReader) throws(CaptureError) {
    self.library = library
    self.reader = reader
    let context = library.create(
      Unmanaged.passUnretained(reader).toOpaque(),
      { _, query, _, answer in MirrorAnswers.layout(query, answer) },
      { _, bytes, _ in MirrorReader.giveBack(bytes) },
      { reader, address, size, _ in
        MirrorAnswers.reader(reader)?.copy(address, size).map { UnsafeRawPointer($0) }
      },
      { reader, address in
        UInt64(MirrorAnswers.reader(reader)?.memory.textLength(address) ?? 0)
      },
      { _, _, _ in 0 }
    )
    guard let context else { throw .failedSelfTest("the mirror makes no context") }
    self.context = context
  }

  deinit { library.destroy(context) }

  /// Registers the types of an image; whether there are any.
  func add(_ image: LoadedImage) -> Bool {
    reader.image = image
    defer { reader.image = nil }
    return library.addImage(context, image.base) != 0
  }

  /// The type that metadata stands for.
  func type(ofMetadata metadata: UInt64) -> TypeReference? {
    reference(library.typeOfMetadata(context, UInt(metadata)))
  }

  /// The type of a mangled name.
  func type(named name: String) -> TypeReference? {
    reference(library.typeOfName(context, name, UInt64(name.utf8.count)))
  }

  /// The name of a type, with its module.
  func name(of type: TypeReference) -> String? { copiedName(type, isMangled: false) }

  /// The mangled name of a type.
  func mangledName(of type: TypeReference) -> String? { copiedName(type, isMangled: true) }

  func layout(of type: TypeReference) -> TypeLayout {
    layout(library.infoOfType(context, type.rawValue))
  }

  func field(_ index: Int, of type: TypeReference) -> FieldLayout {
    field(library.fieldOfType(context, type.rawValue, UInt32(index)))
  }

  /// The layout of the stored properties that a class itself declares.
  func layout(ofClass metadata: UInt64) -> TypeLayout {
    layout(library.infoOfMetadata(context, UInt(metadata)))
  }

  func field(_ index: Int, ofClass metadata: UInt64) -> FieldLayout {
    field(library.fieldOfMetadata(context, UInt(metadata), UInt32(index)))
  }

  /// The layout of what a closure context or a box holds.
  func layout(ofContext object: UInt64) -> TypeLayout {
    layout(library.infoOfInstance(context, UInt(object)))
  }

  func field(_ index: Int, ofContext object: UInt64) -> FieldLayout {
    field(library.fieldOfInstance(context, UInt(object), UInt32(index)))
  }

  func genericArguments(of type: TypeReference) -> [TypeReference] {
    (0..<library.argumentCount(type.rawValue)).compactMap {
      reference(library.argument(type.rawValue, $0))
    }
  }

  /// The number of the case that the enum at `address` is; `nil` where its bits are of none.
  func enumCase(at address: UInt64, of type: TypeReference) -> Int? {
    var chosen: Int32 = -1
    guard library.projectEnum(context, address, type.rawValue, &chosen) != 0, chosen >= 0 else {
      return nil
    }
    return Int(chosen)
  }

  private func copiedName(_ type: TypeReference, isMangled: Bool) -> String? {
    library.copyName(context, type.rawValue, isMangled).map(String.init(taking:))
  }

  private func reference(_ value: UInt64) -> TypeReference? {
    value == 0 ? nil : TypeReference(rawValue: value)
  }

  private func layout(_ info: refgraph_type_info) -> TypeLayout {
    TypeLayout(
      kind: TypeKind(rawValue: info.kind) ?? .unknown,
      size: Int(info.size),
      stride: Int(info.stride),
      fieldCount: Int(info.fieldCount)
    )
  }

  private func field(_ info: refgraph_field_info) -> FieldLayout {
    FieldLayout(
      name: info.name.map { String(cString: $0) } ?? "",
      offset: Int(info.offset),
      kind: TypeKind(rawValue: info.kind) ?? .unknown,
      type: reference(info.type)
    )
  }
}

/// What the mirror asks in return.
private enum MirrorAnswers {
  static func reader(_ pointer: UnsafeMutableRawPointer?) -> MirrorReader? {
    pointer.map { Unmanaged<MirrorReader>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The questions about the platform, by number, as for 64 bits without Objective-C.
  static func layout(_ query: Int32, _ answer: UnsafeMutableRawPointer?) -> Int32 {
    switch query {
    case 0, 1: answer?.storeBytes(of: 8, as: UInt8.self)
    case 2: answer?.storeBytes(of: .max, as: UInt64.self)
    case 3, 5: answer?.storeBytes(of: 0, as: UInt8.self)
    case 4: answer?.storeBytes(of: 0x1000, as: UInt64.self)
    default: return 0
    }
    return 1
  }
}
