#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

enum Measure {
  /// The processor seconds that `work` takes, which a busy machine disturbs less than a clock.
  static func seconds<Result>(_ work: () throws -> Result) rethrows -> (Double, Result) {
    let start = clock()
    let result = try work()
    return (Double(clock() - start) / Double(CLOCKS_PER_SEC), result)
  }

  /// The least of three runs.
  static func leastSeconds<Result>(_ work: () throws -> Result) rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<3 { least = min(least, try seconds(work).0) }
    return least
  }

  /// The most memory that this process ever had resident, in bytes; `nil` where that is not known.
  static func peakMemory() -> Int? { memory("VmHWM:") }

  /// The memory that this process has resident, in bytes; `nil` where that is not known.
  static func residentMemory() -> Int? { memory("VmRSS:") }

  /// A line of `/proc/self/status`.
  private static func memory(_ name: String) -> Int? {
    guard let file = fopen("/proc/self/status", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)),
        as: UTF8.self
      )
      guard text.hasPrefix(name) else { continue }
      return text.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }.map {
        $0 * 1024
      }
    }
    return nil
  }

  /// A number with so many digits after the point.
  static func text(_ value: Double, digits: Int = 2) -> String {
    let factor = (0..<digits).reduce(1.0) { factor, _ in factor * 10 }
    let whole = Int((value * factor).rounded())
    guard digits > 0 else { return String(whole) }
    let fraction = String(whole % Int(factor))
    return "\(whole / Int(factor))."
      + String(repeating: "0", count: digits - fraction.count) + fraction
  }

  /// A line of a table.
  static func row(_ name: String, _ columns: [String]) {
    let padding = { (text: String, width: Int) in
      String(repeating: " ", count: max(0, width - text.count))
    }
    print(name + padding(name, 34) + columns.map { padding($0, 12) + $0 }.joined())
  }
}
