@_spi(Measuring) extension LiveCapture {
  /// How many objects the walk of a capture of `objects` finds, without a snapshot of them: what
  /// `Benchmarks capture` measures beside the whole.
  ///
  /// - Throws: `CaptureError`.
  public static func walkedCount(from objects: [String: AnyObject]) throws -> Int {
    let addresses = objects.values.map(UInt64.init(addressOf:))
    return try withExtendedLifetime(objects) {
      try LiveEngine.walkedCount(from: addresses.sorted(), limit: Options().objectLimit)
    }
  }
}
