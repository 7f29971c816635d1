internal import CRefGraphCapture

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// `libswiftRemoteMirror`, which reads the layout of types out of the sections that the compiler
/// writes; loaded when it is first needed, so that nobody else depends on it.
struct MirrorLibrary {
  let create: refgraph_mirror_create
  let destroy: refgraph_mirror_destroy
  let addImage: refgraph_mirror_add_image
  let typeOfMetadata: refgraph_mirror_type_of_metadata
  let typeOfName: refgraph_mirror_type_of_name
  let copyName: refgraph_mirror_copy_name
  let infoOfType: refgraph_mirror_info_of_type
  let fieldOfType: refgraph_mirror_field_of_type
  let infoOfMetadata: refgraph_mirror_info_of_address
  let fieldOfMetadata: refgraph_mirror_field_of_address
  let infoOfInstance: refgraph_mirror_info_of_address
  let fieldOfInstance: refgraph_mirror_field_of_address
  let argumentCount: refgraph_mirror_argument_count
  let argument: refgraph_mirror_argument
  let projectEnum: refgraph_mirror_project_enum

  /// - Parameter paths: where to look, in this order.
  /// - Throws: `missingMirror`, `unknownMirror`.
  init(paths: [String]) throws(CaptureError) {
    let found = paths.lazy.compactMap { path in
      dlopen(path, RTLD_NOW | RTLD_LOCAL).map { (path, $0) }
    }
    guard let (path, handle) = found.first else { throw .missingMirror(paths) }
    let functions = Functions(path: path, handle: handle)
    create = try functions["createReflectionContextWithDataLayout"]
    destroy = try functions["destroyReflectionContext"]
    addImage = try functions["addImage"]
    typeOfMetadata = try functions["typeRefForMetadata"]
    typeOfName = try functions["typeRefForMangledTypeName"]
    copyName = try functions["copyNameForTypeRef"]
    infoOfType = try functions["infoForTypeRef"]
    fieldOfType = try functions["childOfTypeRef"]
    infoOfMetadata = try functions["infoForMetadata"]
    fieldOfMetadata = try functions["childOfMetadata"]
    infoOfInstance = try functions["infoForInstance"]
    fieldOfInstance = try functions["childOfInstance"]
    argumentCount = try functions["genericArgumentCountOfTypeRef"]
    argument = try functions["genericArgumentOfTypeRef"]
    projectEnum = try functions["projectEnumValue"]
  }

  /// Where the library may be: as the user says; beside the runtime that is loaded; where the system
  /// finds libraries.
  static func likelyPaths(_ regions: [MappedRegion]) -> [String] {
    let name = "libswiftRemoteMirror.so"
    let told = getenv("MEMGRAPH_REMOTE_MIRROR").map { String(cString: $0) }
    let runtime = regions.first { $0.path.hasSuffix("/libswiftCore.so") }
    let beside = runtime.map { String($0.path.dropLast("libswiftCore.so".count)) + name }
    return [told, beside, name, "/usr/lib/swift/linux/\(name)"].compactMap(\.self)
  }

  private struct Functions {
    let path: String
    let handle: UnsafeMutableRawPointer

    subscript<Function>(_ name: String) -> Function {
      get throws(CaptureError) {
        guard let address = dlsym(handle, "swift_reflection_\(name)") else {
          throw .unknownMirror(path: path, function: "swift_reflection_\(name)")
        }
        return unsafeBitCast(address, to: Function.self)
      }
    }
  }
}
