// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "ReminderLab",
  // Where tasks run on an executor of their own choice.
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "memgraph", path: "../..")],
  targets: [
    .target(name: "ReminderWorld", swiftSettings: settings),
    .target(
      name: "Agreement",
      dependencies: [
        "ReminderWorld",
        .product(name: "RefGraph", package: "memgraph"),
        .product(name: "RefGraphCapture", package: "memgraph"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "ReminderLab",
      dependencies: ["Agreement", "ReminderWorld"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ReminderWorldTests",
      dependencies: ["ReminderWorld"],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
