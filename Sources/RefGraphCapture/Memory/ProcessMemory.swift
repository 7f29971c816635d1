private import CRefGraphCapture

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// The memory of a process of this machine, this one or another.
///
/// Reads are system calls, never loads: memory that is gone is an answer and no fault, and reading
/// beside threads that write is no race of this process's own.
struct ProcessMemory: AddressSpace {
  let process: Int32

  #if os(Linux)
    /// This process's own memory.
    static var own: ProcessMemory { ProcessMemory(process: getpid()) }

    func read(_ address: UInt64, into buffer: UnsafeMutableRawBufferPointer) -> Int {
      max(0, refgraph_read_process(process, address, buffer.baseAddress, buffer.count))
    }

    func mappedRegions() throws(CaptureError) -> [MappedRegion] {
      let path = "/proc/\(process)/maps"
      guard let text = try? DiskFile(path).wholeText() else { throw .unreadableMap(path) }
      return MappedRegion.parse(maps: text)
    }

    func threads() -> [ThreadStack] {
      let folder = "/proc/\(process)/task"
      return DiskFile.names(inFolder: folder).compactMap { Int32($0) }.sorted().enumerated()
        .compactMap { index, thread in
          guard let text = try? DiskFile("\(folder)/\(thread)/syscall").wholeText(),
            let pointer = ThreadStack.stackPointer(inSyscall: text)
          else { return nil }
          return ThreadStack(number: index + 1, stackPointer: pointer)
        }
    }

    func file(mappedAs path: String) -> String { "/proc/\(process)/root\(path)" }
  #else
    static var own: ProcessMemory { ProcessMemory(process: 0) }
    func read(_ address: UInt64, into buffer: UnsafeMutableRawBufferPointer) -> Int { 0 }
    func mappedRegions() throws(CaptureError) -> [MappedRegion] { throw .unsupportedPlatform }
    func threads() -> [ThreadStack] { [] }
    func file(mappedAs path: String) -> String { path }
  #endif
}
