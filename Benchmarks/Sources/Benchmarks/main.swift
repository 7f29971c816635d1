import RefGraph

/// `building [grouped|shuffled|named]`: one snapshot in this process, and its peak memory.
/// `times`: building at three sizes, and each analysis beside a plain breadth-first search.
switch CommandLine.arguments.dropFirst().first {
case "building":
  let order = CommandLine.arguments.dropFirst(2).first.flatMap { HeapLike.Order(rawValue: $0) }
  try BuildingBenchmark.run(order ?? .shuffled)
case "times":
  try BuildingBenchmark.printTimes()
  try AnalysisBenchmark.printTimes(objectCount: 1_000_000)
default:
  print("usage: Benchmarks building [grouped|shuffled|named] | times")
}
