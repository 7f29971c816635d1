/// What to capture, by addresses.
struct CaptureRequest {
  let roots: [UInt64]
  /// How many references to each given object the capture itself holds.
  var own: [UInt64: Int] = [:]
  let limit: Int
  /// Whether what holds the objects from outside is looked for.
  var searchesForHolders = false
  /// Objects of the capture's own, which are no holders.
  var ignoredObjects: Set<UInt64> = []
  /// Where the frames end of who asked; what lies below them is the capture's own.
  var callerStack: UInt64?
}

/// Captures of one address space: the images and layouts that its captures share.
///
/// It is the identity of what has been learnt; it is used by one caller at a time.
final class CaptureEngine {
  let table: LayoutTable
  let functionNames: FunctionNames

  private let space: any AddressSpace
  private let mirror: TypeMirror
  private let reader: MirrorReader
  private let symbols = ImageSymbols()

  /// - Throws: `missingMirror`, `unknownMirror`, `unreadableMap`.
  init(_ space: any AddressSpace) throws(CaptureError) {
    self.space = space
    let regions = try space.mappedRegions()
    let library = try MirrorLibrary(paths: MirrorLibrary.likelyPaths(regions))
    reader = MirrorReader(CachedMemory(space))
    mirror = try TypeMirror(library, reader)
    table = LayoutTable(mirror, symbols)
    functionNames = FunctionNames(symbols)
    register(regions)
  }

  /// What captures know and is in memory itself, where the engine reads its own process.
  var ownObjects: [AnyObject] { [self, mirror, reader, symbols, table, functionNames] }

  /// Everything that is strongly reachable from the addresses of a request, and what holds them where
  /// that is asked for.
  ///
  /// - Parameter copy: the same memory, standing still; `nil` reads this engine's own.
  func walk(
    _ request: CaptureRequest,
    in copy: (any AddressSpace)? = nil
  ) throws(CaptureError) -> HeapGraph {
    let memory = CachedMemory(copy ?? space)
    reader.memory = memory
    let loaded = try space.mappedRegions()
    register(loaded)
    var walk = HeapWalk(table: table, memory: memory, limit: request.limit)
    walk.walk(from: request.roots)
    guard request.searchesForHolders else { return walk.graph }
    let mapped = try copy?.mappedRegions() ?? loaded
    let places = MemoryPlaces(
      memory,
      symbols,
      mapped,
      space.threads(),
      callerStack: request.callerStack
    )
    var request = request
    request.ignoredObjects.insert(UInt64(addressOf: memory))
    var search = HolderSearch(table, memory, copy ?? space, places, request, walk: walk)
    let found = search.run()
    walk = HeapWalk(table: table, memory: memory, limit: request.limit)
    walk.walk(from: request.roots, heldBy: found)
    return walk.graph
  }

  /// Where files begin that were looked at, images or not.
  private var seen: Set<UInt64> = []

  /// Adds the images that have been loaded since.
  private func register(_ regions: [MappedRegion]) {
    let starts = regions.filter { $0.fileOffset == 0 && $0.path.hasPrefix("/") }
    let new = Set(starts.map(\.addresses.lowerBound)).subtracting(seen)
    guard !new.isEmpty else { return }
    seen.formUnion(new)
    let added = LoadedImage.all(in: space, regions).filter { new.contains($0.base) }
    for image in added where image.file.hasSwiftReflection { _ = mirror.add(image) }
    symbols.images = (symbols.images + added).sorted { $0.base < $1.base }
  }
}

extension UInt64 {
  /// Where an object of this process is.
  init(addressOf object: AnyObject) {
    self = UInt64(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()))
  }
}
