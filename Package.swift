// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Rounding and square roots, unoptimised, are calls of the C library's mathematics, which a program
// without Foundation does not link by itself on Linux.
let mathematics: [LinkerSetting] = [
  .linkedLibrary("m", .when(platforms: [.linux]))
]

let package = Package(
  name: "memgraph",
  products: [
    .library(name: "RefGraph", targets: ["RefGraph"]),
    .library(name: "RefGraphReports", targets: ["RefGraphReports"]),
    .library(name: "RefGraphCapture", targets: ["RefGraphCapture"]),
    .library(name: "RefGraphImport", targets: ["RefGraphImport"]),
    .library(name: "RefGraphTesting", targets: ["RefGraphTesting"]),
    .executable(name: "memgraph", targets: ["memgraph"]),
  ],
  traits: [
    .trait(
      name: "Graphviz",
      description: "Pictures and pages, drawn with libgvc; needs libgraphviz-dev."
    )
  ],
  targets: [
    .target(name: "RefGraph", swiftSettings: settings, linkerSettings: mathematics),
    .target(
      name: "RefGraphReports",
      dependencies: ["RefGraph"],
      exclude: ["Page/Assets"],
      swiftSettings: settings
    ),
    .target(name: "RefGraphImport", dependencies: ["RefGraph"], swiftSettings: settings),
    .systemLibrary(
      name: "CGraphviz",
      pkgConfig: "libgvc",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]
    ),
    .target(
      name: "Graphviz",
      dependencies: [.target(name: "CGraphviz", condition: .when(traits: ["Graphviz"]))],
      swiftSettings: settings
    ),
    .target(name: "CRefGraphCapture"),
    .target(
      name: "RefGraphCapture",
      dependencies: ["CRefGraphCapture", "RefGraph"],
      swiftSettings: settings
    ),
    .target(
      name: "RefGraphTesting",
      dependencies: ["RefGraph", "RefGraphCapture", "RefGraphReports"],
      swiftSettings: settings
    ),
    .target(name: "Arguments", swiftSettings: settings),
    .target(
      name: "ReminderWorld",
      path: "examples/ReminderLab/Sources/ReminderWorld",
      swiftSettings: settings
    ),
    .target(
      name: "Agreement",
      dependencies: ["RefGraph", "RefGraphCapture", "ReminderWorld"],
      path: "examples/ReminderLab/Sources/Agreement",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "ReminderLab",
      dependencies: ["Agreement", "ReminderWorld"],
      path: "examples/ReminderLab/Sources/ReminderLab",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "memgraph",
      dependencies: [
        "Agreement", "Arguments", "Graphviz", "RefGraph", "RefGraphCapture", "RefGraphImport",
        "RefGraphReports", "ReminderWorld",
      ],
      swiftSettings: settings
    ),
    .testTarget(name: "RefGraphTests", dependencies: ["RefGraph"], swiftSettings: settings),
    .testTarget(
      name: "RefGraphReportsTests",
      dependencies: ["RefGraph", "RefGraphImport", "RefGraphReports"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "RefGraphImportTests",
      dependencies: ["RefGraph", "RefGraphImport"],
      resources: [.copy("Stories")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "RefGraphCaptureTests",
      dependencies: ["RefGraph", "RefGraphCapture"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "RefGraphTestingTests",
      dependencies: ["RefGraph", "RefGraphCapture", "RefGraphReports", "RefGraphTesting"],
      exclude: ["Delivery/Transcripts"],
      swiftSettings: settings
    ),
    .testTarget(name: "GraphvizTests", dependencies: ["Graphviz"], swiftSettings: settings),
    .testTarget(name: "ArgumentsTests", dependencies: ["Arguments"], swiftSettings: settings),
    .testTarget(
      name: "ReminderWorldTests",
      dependencies: ["ReminderWorld"],
      path: "examples/ReminderLab/Tests/ReminderWorldTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "LabTests",
      dependencies: ["Agreement", "RefGraph", "ReminderWorld"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "memgraphTests",
      dependencies: ["Graphviz", "RefGraph", "RefGraphReports", "memgraph"],
      exclude: ["Goldens", "Samples"],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
