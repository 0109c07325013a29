// swift-tools-version: 6.0
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
    name: "Badges",
    products: [.library(name: "Badges", targets: ["Badges"])],
    dependencies: [
        // In a package of your own, outside of Zoetrope's repository:
        // .package(url: "the address of its repository", branch: "main"),
        .package(name: "Zoetrope", path: "../../..")
    ],
    targets: [
        .target(name: "Badges", dependencies: [.product(name: "SwiftUI", package: "Zoetrope")]),
        .testTarget(
            name: "BadgesTests",
            dependencies: ["Badges", .product(name: "ZoetropeTesting", package: "Zoetrope")],
            // The recorded images are read from the source folder.
            exclude: ["Snapshots"]),
    ]
)
