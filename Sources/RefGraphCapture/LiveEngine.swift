private import CRefGraphCapture
private import RefGraph

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// The engine of this process's own memory, made when the first capture needs it.
enum LiveEngine {
  /// Read and written by whoever has locked it.
  private nonisolated(unsafe) static var engine: CaptureEngine?

  static func capture(
    names: [UInt64: String],
    _ request: CaptureRequest,
    isFrozen: Bool
  ) throws -> LiveCapture {
    #if os(Linux) && arch(x86_64)
      return try withEngine { ready in
        var request = request
        request.ignoredObjects.formUnion(ready.ownObjects.map(UInt64.init(addressOf:)))
        let graph =
          isFrozen
          ? try frozen { (copy) throws(CaptureError) in try ready.walk(request, in: copy) }
          : try ready.walk(request)
        var mapping = CaptureMapping(
          graph,
          ready.table,
          ready.functionNames,
          ownReferences: request.own
        )
        return try mapping.capture(names: names)
      }
    #else
      throw CaptureError.unsupportedPlatform
    #endif
  }

  /// How many objects are strongly reachable from these addresses.
  static func walkedCount(from roots: [UInt64], limit: Int) throws -> Int {
    #if os(Linux) && arch(x86_64)
      return try withEngine { ready in
        try ready.walk(CaptureRequest(roots: roots, limit: limit)).objectCount
      }
    #else
      throw CaptureError.unsupportedPlatform
    #endif
  }

  #if os(Linux)
    private static func withEngine<Result>(
      _ body: (CaptureEngine) throws -> Result
    ) throws -> Result {
      refgraph_lock_engine()
      defer { refgraph_unlock_engine() }
      let ready = try engine ?? readyEngine()
      engine = ready
      return try body(ready)
    }

    private static func readyEngine() throws(CaptureError) -> CaptureEngine {
      let engine = try CaptureEngine(ProcessMemory.own)
      try SelfTest.run(engine)
      return engine
    }

    /// Gives a copy of this process's memory, and ends the process that it is in.
    private static func frozen(
      _ body: (ProcessMemory) throws(CaptureError) -> HeapGraph
    ) throws(CaptureError) -> HeapGraph {
      let child = refgraph_fork_copy()
      guard child > 0 else { throw .noCopy }
      defer {
        kill(child, SIGKILL)
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
      }
      return try body(ProcessMemory(process: child))
    }
  #endif
}
