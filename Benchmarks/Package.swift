// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "memgraph", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "RefGraph", package: "memgraph"),
        .product(name: "RefGraphCapture", package: "memgraph"),
      ],
      swiftSettings: settings
    )
  ],
  swiftLanguageModes: [.v6]
)
