// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "LeakStories",
  // Where a task can begin at once.
  platforms: [.macOS(.v26)],
  products: [.library(name: "LeakStories", targets: ["LeakStories"])],
  dependencies: [.package(name: "memgraph", path: "../..")],
  targets: [
    // The stories are code of their time, from before strict concurrency.
    .target(name: "LeakStories", swiftSettings: settings + [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "leak-stories",
      dependencies: ["LeakStories"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "LeakStoriesTests",
      dependencies: [
        "LeakStories",
        .product(name: "RefGraph", package: "memgraph"),
        .product(name: "RefGraphCapture", package: "memgraph"),
        .product(name: "RefGraphTesting", package: "memgraph"),
      ],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
