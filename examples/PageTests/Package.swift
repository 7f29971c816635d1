// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "PageTests",
  products: [
    .library(name: "Pages", targets: ["Pages"])
  ],
  dependencies: [
    .package(name: "memgraph", path: "../..")
  ],
  targets: [
    .target(name: "Pages"),
    .testTarget(
      name: "PagesTests",
      dependencies: ["Pages", .product(name: "RefGraphTesting", package: "memgraph")]
    ),
    .testTarget(
      name: "FailsOnPurpose",
      dependencies: ["Pages", .product(name: "RefGraphTesting", package: "memgraph")]
    ),
  ]
)
