// swift-tools-version: 6.0
// SPDX-License-Identifier: MIT

import PackageDescription

// On Linux SwiftUI is Zoetrope's; on Apple's systems it is Apple's, and Zoetrope is not built.
let linux = TargetDependencyCondition.when(platforms: [.linux])
// Other packages find modules of these names in the shared build folder, but not the modules that these
// import. With aliases, only dependent targets see them.
let aliases = [
    "SwiftUI": "ZoetropeSwiftUI", "Combine": "ZoetropeCombine", "UniformTypeIdentifiers": "ZoetropeTypeIdentifiers",
]

let package = Package(
    name: "Ledger",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "Ledger", targets: ["Ledger"])],
    dependencies: [
        .package(name: "Zoetrope", path: "../../.."),
        // Libraries that test `#if canImport(SwiftUI)` and `canImport(Combine)`, although our modules have these names.
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
    ],
    targets: [
        .target(
            name: "Ledger",
            dependencies: [
                .product(name: "SwiftUI", package: "Zoetrope", moduleAliases: aliases, condition: linux),
                .product(name: "GRDB", package: "GRDB.swift"),
            ]),
        .testTarget(
            name: "LedgerTests",
            dependencies: [
                "Ledger", .product(name: "CustomDump", package: "swift-custom-dump"),
                .product(name: "ZoetropeTesting", package: "Zoetrope", moduleAliases: aliases, condition: linux),
            ],
            // The recorded picture is read from the source folder.
            exclude: ["Snapshots"]),
    ]
)
