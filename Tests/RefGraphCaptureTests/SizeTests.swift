import RefGraph
import RefGraphCapture
import Testing

#if canImport(Glibc)
  import Glibc

  /// What the allocator itself says; its header is not part of Swift's Glibc.
  private func usableSize(_ pointer: UnsafeMutableRawPointer) throws -> UInt64 {
    let function = try #require(dlsym(nil, "malloc_usable_size"))
    typealias Ask = @convention(c) (UnsafeMutableRawPointer) -> Int
    return UInt64(unsafeBitCast(function, to: Ask.self)(pointer))
  }

  @Suite struct `Sizes are those of the allocations` {
    @Test func `of objects of many sizes`() throws {
      final class Holder {
        var one = Leaf()
        var box: Base = Base()
        var generic = Generic((1, 2, 3, 4, 5))
        var big = Generic((Pair(first: 1, second: 2), "text", "text", 4, 5, 6, 7, 8))
      }
      let holder = Holder()
      let capture = try LiveCapture.capture(["it": holder])
      var seen = 0
      for object in capture.snapshot.objects where object.kind == .instance {
        // The holder's includes the storage that is part of its fields.
        guard object.name == nil, object.references.isEmpty else { continue }
        let pointer = try #require(UnsafeMutableRawPointer(bitPattern: UInt(object.id.rawValue)))
        #expect(object.size == (try usableSize(pointer)), "\(object.type)")
        seen += 1
      }
      #expect(seen == 4)
      withExtendedLifetime(holder) {}
    }

    @Test func `of shared storage`() throws {
      final class Holder {
        let one: [Int]
        let two: [Int]
        init(_ numbers: [Int]) {
          one = numbers
          two = numbers
        }
      }
      for count in [1, 3, 100, 1000, 100_000] {
        let holder = Holder(Array(0..<count))
        let captured = try Captured(["it": holder])
        let storage = try #require(captured.target(of: "it", "one"))
        let pointer = try #require(UnsafeMutableRawPointer(bitPattern: UInt(storage.id.rawValue)))
        #expect(storage.size == (try usableSize(pointer)), "\(count)")
        withExtendedLifetime(holder) {}
      }
    }
  }
#endif
