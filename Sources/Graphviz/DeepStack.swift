#if Graphviz
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// The wall around the system's threads: one with room for a library that recurses.
  enum DeepStack {
    /// Enough for a label that nests as deep as ``Limits/stringBytes`` allows, with a factor of two
    /// to spare. Only the part that is used takes memory.
    private static let bytes = 128 << 20

    /// Runs `body` on a thread of its own and waits for it; does not run it if the system has no
    /// thread to give.
    static func run(_ body: () -> Void) {
      withoutActuallyEscaping(body) { body in
        var work = body
        withUnsafeMutablePointer(to: &work) { work in
          var attributes = pthread_attr_t()
          guard pthread_attr_init(&attributes) == 0 else { return }
          defer { pthread_attr_destroy(&attributes) }
          guard pthread_attr_setstacksize(&attributes, bytes) == 0 else { return }
          #if canImport(Darwin)
            var thread: pthread_t?
            let created = pthread_create(&thread, &attributes, { DeepStack.perform($0) }, work)
            guard created == 0, let thread else { return }
          #else
            var thread = pthread_t()
            let created = pthread_create(&thread, &attributes, { DeepStack.perform($0) }, work)
            guard created == 0 else { return }
          #endif
          pthread_join(thread, nil)
        }
      }
    }

    private static func perform(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      work?.assumingMemoryBound(to: (() -> Void).self).pointee()
      return nil
    }
  }
#endif
