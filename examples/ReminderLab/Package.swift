// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "ReminderLab",
  dependencies: [.package(name: "memgraph", path: "../..")],
  targets: [
    .target(name: "ReminderWorld", swiftSettings: settings),
    .target(
      name: "Agreement",
      dependencies: ["ReminderWorld", .product(name: "RefGraph", package: "memgraph")],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "ReminderLab",
      dependencies: [
        "Agreement", "ReminderWorld", .product(name: "RefGraph", package: "memgraph"),
      ],
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
