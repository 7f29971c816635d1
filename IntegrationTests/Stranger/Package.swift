// swift-tools-version: 6.2

import PackageDescription

// The dependency as a stranger writes it: by path here in the tree, by URL and version where
// `Scripts/steps/dependents` has put this package beside a repository and set the variable.
let memgraph: Package.Dependency =
  if let repository = Context.environment["MEMGRAPH_REPOSITORY"] {
    .package(url: repository, exact: "0.0.1")
  } else {
    .package(name: "memgraph", path: "../..")
  }

let package = Package(
  name: "Stranger",
  dependencies: [memgraph],
  targets: [
    .executableTarget(
      name: "Stranger",
      dependencies: [
        .product(name: "RefGraph", package: "memgraph"),
        .product(name: "RefGraphImport", package: "memgraph"),
        .product(name: "RefGraphReports", package: "memgraph"),
      ]
    )
  ]
)
