#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `building [grouped|shuffled|named]`: one snapshot in this process, and its peak memory; status 1
/// where that is above the bound.
/// `plans`: planning diagrams, at a size and at twice that; status 1 where the time grows above the
/// bound.
/// `capture [simple|mixed|small]`: captures of this process's own objects, at three sizes, beside plain
/// loads and beside a system call for each word; status 1 where the time grows above the bound.
/// `times`: building at three sizes, and each analysis beside a plain breadth-first search.
switch CommandLine.arguments.dropFirst().first {
case "building":
  let order = CommandLine.arguments.dropFirst(2).first.flatMap { HeapLike.Order(rawValue: $0) }
  let outcome = try BuildingBenchmark.run(order ?? .shuffled)
  if outcome == .above { exit(EXIT_FAILURE) }
case "plans":
  if try !PlanBenchmark.run() { exit(EXIT_FAILURE) }
case "capture":
  let shape = CommandLine.arguments.dropFirst(2).first
  if shape == "small" {
    try SmallCaptureBenchmark.run()
  } else if try !CaptureBenchmark.run(shape.flatMap { LiveShape(rawValue: $0) } ?? .simple) {
    exit(EXIT_FAILURE)
  }
case "times":
  try BuildingBenchmark.printTimes()
  try AnalysisBenchmark.printTimes(objectCount: 1_000_000)
default:
  print(
    "usage: Benchmarks building [grouped|shuffled|named] | plans"
      + " | capture [simple|mixed|small] | times"
  )
}
