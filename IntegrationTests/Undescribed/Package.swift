// swift-tools-version: 6.2

import PackageDescription

// Modules that say less of their types than captures need, as some are built to be smaller.
let package = Package(
  name: "Undescribed",
  dependencies: [.package(name: "memgraph", path: "../..")],
  targets: [
    .target(
      name: "WithoutFields",
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-reflection-metadata"])]
    ),
    .target(
      name: "WithoutNames",
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-reflection-names"])]
    ),
    .executableTarget(
      name: "Undescribed",
      dependencies: [
        "WithoutFields", "WithoutNames", .product(name: "RefGraphCapture", package: "memgraph"),
      ]
    ),
  ]
)
