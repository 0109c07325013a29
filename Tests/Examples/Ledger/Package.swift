// swift-tools-version: 6.0
// SPDX-License-Identifier: MIT

import PackageDescription

// On Linux SwiftUI is Zoetrope's; on Apple's systems it is Apple's, and Zoetrope is not built.
let linux = TargetDependencyCondition.when(platforms: [.linux])
// The aliases hide Zoetrope's modules from packages that do not depend on Zoetrope. Such a package would find them in
// the shared build folder, but not the C modules that they need (docs/packages.md).
let aliases = [
    "SwiftUI": "ZoetropeSwiftUI", "Combine": "ZoetropeCombine", "UniformTypeIdentifiers": "ZoetropeTypeIdentifiers",
]

let package = Package(
    name: "Ledger",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "Ledger", targets: ["Ledger"])],
    dependencies: [
        // The Makefile sets ZOETROPE to a link named `zoetrope`: SwiftPM drops aliases of a package whose folder is not
        // named as `package:` says.
        .package(name: "Zoetrope", path: Context.environment["ZOETROPE"] ?? "../../.."),
        // These libraries contain `#if canImport(SwiftUI)` or `#if canImport(Combine)`. The aliases hide our modules
        // from them.
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
